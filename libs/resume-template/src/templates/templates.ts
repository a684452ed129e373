import type { TemplateId } from '@tryka/domain'
import { ACADEMIC_CSS } from './academic'
import { CLASSIC_CSS } from './classic'
import { COLUMNS_CSS } from './columns'
import { COMPACT_CSS } from './compact'
import { CREATIVE_CSS } from './creative'
import { EUROPEAN_CSS } from './european'
import { EXECUTIVE_CSS } from './executive'
import { MINIMAL_CSS } from './minimal'
import { MODERN_CSS } from './modern'
import { TECHNICAL_CSS } from './technical'

/** The stacks of families that a document may be set in. */
export type Stack = 'name' | 'head' | 'body' | 'serif'

export interface Template {
  css: string
  /** The stacks that its styles name: their fonts alone are loaded. */
  stacks: readonly Stack[]
}

const WIDE = ['name', 'head', 'body'] as const

/** What makes each template itself. */
export const TEMPLATE: Record<TemplateId, Template> = {
  modern: { css: MODERN_CSS, stacks: WIDE },
  classic: { css: CLASSIC_CSS, stacks: ['serif'] },
  creative: { css: CREATIVE_CSS, stacks: WIDE },
  minimal: { css: MINIMAL_CSS, stacks: ['body'] },
  columns: { css: COLUMNS_CSS, stacks: WIDE },
  academic: { css: ACADEMIC_CSS, stacks: ['serif'] },
  executive: { css: EXECUTIVE_CSS, stacks: ['serif', 'body'] },
  compact: { css: COMPACT_CSS, stacks: ['body'] },
  technical: { css: TECHNICAL_CSS, stacks: ['body'] },
  european: { css: EUROPEAN_CSS, stacks: ['body'] },
}
