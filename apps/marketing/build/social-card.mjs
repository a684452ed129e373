import { readFile, writeFile } from 'node:fs/promises'
import { encodePng } from './png.mjs'

const SAMPLES = 4

/** `d` of a path (absolute M, L, Q, Z) as closed polygons; curves become short lines. */
export function polygonsOf(d) {
  const polygons = []
  let points = []
  for (const [, command, rest] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const n = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    if (command === 'M') polygons.push((points = [[n[0], n[1]]]))
    if (command === 'L') for (let i = 0; i < n.length; i += 2) points.push([n[i], n[i + 1]])
    if (command === 'Q') for (let i = 0; i < n.length; i += 4) curve(points, n.slice(i, i + 4))
  }
  return polygons
}

function curve(points, [cx, cy, x, y]) {
  const [sx, sy] = points.at(-1)
  for (let step = 1; step <= 8; step += 1) {
    const t = step / 8
    const at = (s, c, e) => (1 - t) ** 2 * s + 2 * t * (1 - t) * c + t ** 2 * e
    points.push([at(sx, cx, x), at(sy, cy, y)])
  }
}

/** Paints polygons by the non-zero rule, four samples a pixel each way. */
export function fill(image, polygons, colour) {
  const { width, height } = image
  for (let y = 0; y < height; y += 1) {
    const cover = new Float32Array(width)
    for (let sample = 0; sample < SAMPLES; sample += 1)
      for (const [from, to] of spansAt(polygons, y + (sample + 0.5) / SAMPLES)) addSpan(cover, from, to)
    for (let x = 0; x < width; x += 1) if (cover[x] > 0) blend(image, (y * width + x) * 3, colour, cover[x])
  }
}

/** Where a horizontal line runs inside the polygons. */
function spansAt(polygons, y) {
  const crossings = []
  for (const points of polygons)
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length]
      if (ay <= y === by <= y) continue
      crossings.push([ax + ((y - ay) / (by - ay)) * (bx - ax), ay < by ? 1 : -1])
    }
  crossings.sort((a, b) => a[0] - b[0])
  const spans = []
  let winding = 0
  for (const [index, [x, turn]] of crossings.entries()) {
    winding += turn
    const next = crossings[index + 1]
    if (winding !== 0 && next) spans.push([x, next[0]])
  }
  return spans
}

function addSpan(cover, from, to) {
  const [start, end] = [Math.max(0, from), Math.min(cover.length, to)]
  for (let x = Math.floor(start); x < end; x += 1)
    cover[x] += Math.max(0, Math.min(end, x + 1) - Math.max(start, x)) / SAMPLES
}

function blend(image, offset, colour, cover) {
  const share = Math.min(1, cover)
  for (let channel = 0; channel < 3; channel += 1)
    image.pixels[offset + channel] += (colour[channel] - image.pixels[offset + channel]) * share
}

const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** A drawing of a ground rectangle and filled paths, as pixels. */
export function paintSvg(svg) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  const image = { width: Number(width), height: Number(height), pixels: null }
  const ground = rgb(/<rect [^>]*fill="(#\w{6})"/.exec(svg)[1])
  image.pixels = Float32Array.from(
    { length: image.width * image.height * 3 },
    (_, index) => ground[index % 3],
  )
  for (const [element] of svg.matchAll(/<path [^>]*>/g)) {
    const attribute = (name) => new RegExp(` ${name}="([^"]+)"`).exec(element)?.[1]
    fill(image, polygonsOf(attribute('d')), rgb(attribute('fill')))
  }
  return image
}

/** The same as the bytes of a PNG. */
export const renderSvg = (svg) => encodePng(paintSvg(svg))

/** Writes the picture that shared links show. */
export async function writeSocialCard(from, to) {
  await writeFile(to, renderSvg(await readFile(from, 'utf8')))
}
