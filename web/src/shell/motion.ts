/** How long things move: not at all for those who asked their system for stillness. */

const still = matchMedia('(prefers-reduced-motion: reduce)')

export const calm = (): number => (still.matches ? 0 : 420)
