import { crc32 } from 'node:zlib'
import { tinyPng } from '../testing'
import { bakePng, unbakePng } from './png'
import { chunksOf } from './png-chunks'
import { bakeSvg, unbakeSvg } from './svg'

const svg =
  '<!-- a -- badge -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<path d="M0 0"/></svg>'.replace(
    ' -- ',
    ' ',
  )
const texts = [
  '{}',
  '{"a":"]]>"}',
  '{"a":"]]]]>><![CDATA["}',
  '{"a":"é 😀 </openbadges:credential> <script>"}',
  `{"a":"${'x'.repeat(200_000)}"}`,
]

it.each(texts)('gives back from both carriers what was baked: %.40s', (json) => {
  expect(unbakePng(bakePng(tinyPng, json))).toBe(json)
  expect(unbakeSvg(bakeSvg(svg, json))).toBe(json)
})

it('bakes again in place of what was baked before', () => {
  expect(unbakePng(bakePng(bakePng(tinyPng, '{"a":1}'), '{"a":2}'))).toBe('{"a":2}')
})

it('writes one uncompressed iTXt chunk before the pixels, with its sum', () => {
  const png = Buffer.from(bakePng(tinyPng, '{"a":1}'))
  expect(chunksOf(png).map(({ type }) => type)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND'])
  const at = png.indexOf('iTXtopenbadgecredential\0\0\0\0\0{"a":1}')
  const length = png.readUInt32BE(at - 4)
  if (crc32) expect(png.readUInt32BE(at + 4 + length)).toBe(crc32(png.subarray(at, at + 4 + length)))
})

it('writes the element right after the tag, in its namespace', () => {
  expect(bakeSvg(svg, '{"a":1}')).toContain(
    ' viewBox="0 0 1 1" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"><openbadges:credential><![CDATA[{"a":1}]]></openbadges:credential>\n<path',
  )
})

it('refuses what is no image, and images that were damaged', () => {
  const baked = bakePng(tinyPng, '{"a":1}')
  expect(() => bakePng(new Uint8Array(8), '{}')).toThrow('not a whole PNG')
  expect(() => bakeSvg('<html></html>', '{}')).toThrow('not a plain SVG')
  expect(() => unbakePng(baked.slice(0, -5))).toThrow('not a whole PNG')
  expect(() => unbakeSvg(bakeSvg(svg, '{}').replace(']]></openbadges', '</openbadges'))).toThrow('damaged')
})

it('takes no time over drawings made to take long', () => {
  const began = performance.now()
  for (const long of [
    ' '.repeat(1e6),
    '<!--'.repeat(2e5),
    `<svg${' a="b"'.repeat(1e5)}`,
    `<svg ${' '.repeat(5e4)}a`,
  ])
    expect(() => unbakeSvg(long)).toThrow('not a plain SVG')
  expect(performance.now() - began).toBeLessThan(2000)
})
