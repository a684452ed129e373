/**
 * Draws the pictures of badges, one for each track and level, and writes them into the API. They are committed: what was
 * given out once goes on looking like this.
 * Run: npm run draw:badges
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BRAND, SKILL_LEVEL_NAMES, SKILL_LEVELS, TRACKS } from '@tryka/domain'
import type { SkillLevel, Track } from '@tryka/domain'
import { markTone, weave } from '../../libs/ui/src/weave/weave-paths'
import type { ThreadTone } from '../../libs/ui/src/weave/weave-paths'

const SIZE = 320
const FILE = 'apps/api/src/features/hiring/credentials/badges/pictures.ts'
/** Of the light theme, as a file outside of it has no tokens. */
const COLOURS: Record<ThreadTone, string> = {
  thread: '#e0e7e8',
  'thread-2': '#f0f5f6',
  satya: '#1791c7',
  vriddhi: '#19a463',
  siddhi: '#eb9708',
}
const INK = '#0a2227'
const QUIET = '#53696e'

/** Lines of a name that fit beside each other. */
const linesOf = (name: string): string[] =>
  name.length <= 16 ? [name] : [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)]

function picture({ skill }: Track, level: SkillLevel): string {
  const cloth = weave({ width: SIZE, height: 150, spacing: 40, thickness: 0.3, seed: skill, tone: markTone })
  const paths = cloth.paths.map(({ tone, d }) => `<path fill="${COLOURS[tone]}" d="${rounded(d)}"/>`).join('')
  const steps = SKILL_LEVELS.map(
    (one, i) =>
      `<rect x="${24 + i * 70}" y="280" width="62" height="10" rx="2" fill="${one <= level ? COLOURS.satya : COLOURS.thread}"/>`,
  ).join('')
  const lines = linesOf(skill)
  const name = lines
    .map((line, i) => `<text x="24" y="${(lines.length === 1 ? 212 : 190) + i * 30}">${line}</text>`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${skill}: ${SKILL_LEVEL_NAMES[level]}. ${BRAND.name}">`,
    `<clipPath id="card"><rect width="${SIZE}" height="${SIZE}" rx="20"/></clipPath>`,
    `<g clip-path="url(#card)"><rect width="${SIZE}" height="${SIZE}" fill="#ffffff"/>${paths}`,
    `<rect y="150" width="${SIZE}" height="170" fill="#ffffff"/></g>`,
    `<g font-family="system-ui, sans-serif" font-size="28" font-weight="700" fill="${INK}">${name}</g>`,
    `<g font-family="system-ui, sans-serif" font-size="18" fill="${QUIET}"><text x="24" y="256">${SKILL_LEVEL_NAMES[level]}</text><text x="296" y="256" text-anchor="end">${BRAND.name}</text></g>`,
    steps,
    `<rect x="1" y="1" width="${SIZE - 2}" height="${SIZE - 2}" rx="19" fill="none" stroke="${COLOURS.thread}" stroke-width="2"/></svg>`,
  ].join('')
}

/** Tenths of a pixel are enough. */
const rounded = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

const entries: string[] = []
for (const track of TRACKS)
  for (const level of SKILL_LEVELS) {
    const svg = picture(track, level)
    const png = await sharp(Buffer.from(svg), { density: 144 })
      .resize(SIZE, SIZE)
      .png({ palette: true, colours: 24, compressionLevel: 9, effort: 10 })
      .toBuffer()
    entries.push(`  '${track.slug}-${level}': [\n    '${svg}',\n    '${png.toString('base64')}',\n  ],`)
  }

const text = `// Made by \`npm run draw:badges\` and committed: what was given out once goes on looking like this.
import type { SkillLevel, TrackSlug } from '@tryka/domain'

const PICTURES: Readonly<Record<string, readonly [svg: string, png: string]>> = {
${entries.join('\n')}
}

/** The picture of a badge, into which a credential is baked. */
export function pictureOf(track: TrackSlug, level: SkillLevel): { svg: string; png: Buffer } {
  const picture = PICTURES[\`\${track}-\${level}\`]
  if (!picture) throw new Error(\`There is no picture of \${track} at \${level}\`)
  return { svg: picture[0], png: Buffer.from(picture[1], 'base64') }
}
`
writeFileSync(join(import.meta.dirname, '../..', FILE), text)
