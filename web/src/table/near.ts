/** Where something is shown near a place without covering it. */

type Box = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>

/**
 * The corner at which a thing of some size lies in a room as near to a box as it can.
 *
 * Seats and cups lie around the room, and a way between two points in it never leaves it: so nothing of them is covered.
 * So many others as lie there already are left in sight: they pile up towards the middle of the room.
 */
export function within(room: Box, box: Box, size: Pick<Box, 'width' | 'height'>, pile = 0): { x: number; y: number } {
  const inside = (y: number): number => clamped(y, room.y, room.y + room.height - size.height)
  const nearest = inside(box.y + (box.height - size.height) / 2)
  const inwards = nearest + size.height / 2 < room.y + room.height / 2 ? 1 : -1
  return {
    x: clamped(box.x + (box.width - size.width) / 2, room.x, room.x + room.width - size.width),
    y: inside(nearest + inwards * pile * size.height),
  }
}

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
