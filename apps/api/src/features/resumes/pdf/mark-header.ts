const OPEN = '/Artifact <</Type/Pagination/Subtype/Header>>BDC'

/**
 * Marks the page header in the drawing of a page: what stands in the margin of a page is painted before everything
 * that belongs to the structure of the document, and Chromium leaves it unmarked. Assistive technology skips it
 * then, and a file that claims PDF/UA keeps its word. A page without a header stays as it is.
 */
export function markHeader(content: string): string {
  const lines = content.split('\n')
  const first = lines.indexOf('q')
  let depth = 0
  for (let at = first; at >= 0 && at < lines.length; at++) {
    const line = lines[at]
    if (line === 'q') depth++
    if (line === 'Q') depth--
    if (depth > 0) continue
    const group = lines.slice(first, at + 1)
    if (!group.includes('BT') || group.some((one) => one.includes('/MCID'))) return content
    return [...lines.slice(0, first), OPEN, ...group, 'EMC', ...lines.slice(at + 1)].join('\n')
  }
  return content
}
