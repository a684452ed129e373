import type { ResumeDraft } from '@tryka/domain'
import { type Measured, sizesOf } from './layout'

/** What stands at the head of the second page and of those after it; empty: nothing does. */
export const pageHeaderOf = ({
  layout,
  personalInfo,
}: Pick<ResumeDraft, 'layout' | 'personalInfo'>): string =>
  layout.pageHeader ? personalInfo.fullName.normalize('NFC').replace(/\s+/g, ' ').trim() : ''

/** A text as a string of CSS that can end neither the string nor the style around it. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<>\p{Cc}\p{Surrogate}]/gu, (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `)}"`

const SHARE_OF_TEXT = 0.86

/** Size and place of the header within the upper margin, in CSS pixels. */
export function pageHeaderBox(draft: Measured): { height: number; side: number; size: number } {
  const { marginBlock, marginInline, size } = sizesOf(draft)
  return { height: marginBlock, side: marginInline, size: size * SHARE_OF_TEXT }
}

/**
 * Name and number as boxes of the page margin. The page has none: margins belong to the sheet, so each box takes no
 * height and shows what it holds below itself. "2 / 3" is read from the left whatever the direction.
 */
export function pageHeaderCss(draft: Measured, fonts: string, dir: 'ltr' | 'rtl'): string {
  const name = pageHeaderOf(draft)
  if (!name) return ''
  const { height, side, size } = pageHeaderBox(draft)
  const box = (place: 'left' | 'right', content: string) =>
    `@top-${place}{content:${content};height:${height.toFixed(2)}px;margin-bottom:-${height.toFixed(2)}px;` +
    `padding-${place}:${side.toFixed(2)}px;text-align:${place};vertical-align:middle;` +
    `font:400 ${size.toFixed(2)}px/1.2 ${fonts};color:#385056}`
  const [start, end] = dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return [
    `@page{${box(start, cssString(name))}${box(end, 'counter(page) " / " counter(pages);direction:ltr')}}`,
    '@page:first{@top-left{content:none}@top-right{content:none}}',
  ].join('\n')
}
