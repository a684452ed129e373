import { RESUME_LIMITS } from './constants'

/** A mark in front of a point, as other programs write it: a bullet, a dash, or a number. */
const MARK = /^\s*(?:[•◦▪▫‣⁃●○■□·∙–—*‐-]|\d{1,2}[.)])\s+/u
const BULLET_INSIDE = /\s*[•◦▪‣⁃●○■]\s+/u

/** The bullet characters that a text has inside, where a template draws its own. */
export const bulletInside = (text: string): string | undefined => /(?:^|\s)([•◦▪▫‣⁃●○■□∙])\s/u.exec(text)?.[1]

/**
 * A pasted list as points. Where lines carry marks, a line without one goes on the point above it, as text copied out of
 * a document does; without any marks every line is a point.
 */
export function splitPoints(text: string): string[] {
  const lines = text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .flatMap((line) =>
      (line.match(/[•◦▪‣⁃●○■]\s/gu)?.length ?? 0) > 1
        ? line.split(BULLET_INSIDE).map((part) => part && `• ${part}`)
        : [line],
    )
    .filter((line) => line.trim())
  const marked = lines.some((line) => MARK.test(line))
  const points: string[] = []
  for (const line of lines) {
    const bare = line.replace(MARK, '').trim()
    if (!bare) continue
    if (marked && !MARK.test(line) && points.length) points.push(`${points.pop() ?? ''} ${bare}`)
    else points.push(bare)
  }
  return points.flatMap((point) => cut(point, RESUME_LIMITS.bullet))
}

/** Longer than a point may be: it goes on in the next one, cut between words where there are any. */
function cut(point: string, most: number): string[] {
  if (point.length <= most) return [point]
  const space = point.lastIndexOf(' ', most)
  const inside = /[\uD800-\uDBFF]/.test(point.charAt(most - 1))
  const end = space > 0 ? space : most - (inside ? 1 : 0)
  return [point.slice(0, end), ...cut(point.slice(end).trim(), most)]
}

/** "Rust, Go (2 years), SQL" as single skills; a comma in brackets parts none. */
export const splitSkills = (text: string): string[] =>
  text
    .split(/[,;\n\r\t•·|●▪]+(?![^(]*\))/u)
    .map((skill) => skill.replace(MARK, '').trim())
    .filter(Boolean)
