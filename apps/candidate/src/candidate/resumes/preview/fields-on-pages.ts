import { PAGE_GAP, PAGE_PX } from '@tryka/resume-template'
import type { PageSize } from '@tryka/domain'

/** A box on the pages as they stand one below the other, in their own pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What a point of the pages belongs to. */
export interface FieldOnPages {
  field: string
  boxes: Box[]
  /** Where it leads, when it is a link. */
  href: string | undefined
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

const distance = (element: Element, x: number, y: number): number =>
  Math.min(
    ...[...element.getClientRects()].map(({ left, right, top, bottom }) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
    ),
  )

/**
 * The field of the text at a point. The first page holds the whole text in columns, one for each page, so a point of a
 * later page is looked up in its column there: the copies that the later pages show cannot be asked.
 */
export function fieldOnPages(
  document: Document,
  pageSize: PageSize,
  x: number,
  y: number,
): FieldOnPages | undefined {
  const { width, height } = PAGE_PX[pageSize]
  const flow = document.querySelector('.flow')
  const page = Math.floor(y / (height + PAGE_GAP))
  const down = y - page * (height + PAGE_GAP)
  if (!flow || down > height) return undefined
  // Columns run with the text: to the left in a right-to-left resume.
  const across = x + page * width * (document.documentElement.dir === 'rtl' ? -1 : 1)
  const at = [...flow.querySelectorAll('[data-field]')].findLast((element) =>
    [...element.getClientRects()].some((box) => holds(box, across, down)),
  )
  if (!at) return undefined
  // Between two lines of an entry: the one that is nearer.
  const inside = [...at.querySelectorAll('[data-field]')].filter((one) => !one.querySelector('[data-field]'))
  const nearest = inside.sort((a, b) => distance(a, across, down) - distance(b, across, down))[0] ?? at
  return {
    field: nearest.getAttribute('data-field') ?? '',
    boxes: [...nearest.getClientRects()].map((box) => {
      const column = Math.floor((box.left + box.width / 2) / width)
      return {
        x: box.left - column * width,
        y: box.top + Math.abs(column) * (height + PAGE_GAP),
        width: box.width,
        height: box.height,
      }
    }),
    href: (nearest.closest('a') ?? nearest.querySelector('a'))?.href,
  }
}
