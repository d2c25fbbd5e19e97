// Draws the pictures of the installed page from public/icons/icon.svg: `node scripts/icons.js [path of a Chromium]`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ICONS = new URL('../public/icons/', import.meta.url).pathname
const CHROMIUM = process.argv[2] ?? 'chromium'

const svg = readFileSync(join(ICONS, 'icon.svg'), 'utf8')
/** Where the system cuts the shape itself, the felt goes to the edges. */
const square = svg.replace(/ rx="96"/, '')

const PICTURES = [
  ['icon-512.png', svg, 512],
  ['icon-192.png', svg, 192],
  ['maskable-512.png', square, 512],
  ['apple-180.png', square, 180],
]

const folder = mkdtempSync(join(tmpdir(), 'icons-'))
for (const [name, drawing, pixels] of PICTURES) {
  const source = join(folder, 'icon.svg')
  writeFileSync(source, drawing)
  execFileSync(
    CHROMIUM,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${2 * pixels},${2 * pixels}`,
      '--force-device-scale-factor=0.5',
      `--screenshot=${join(ICONS, name)}`,
      `file://${source}`,
    ],
    { stdio: 'ignore' },
  )
}
rmSync(folder, { recursive: true })
