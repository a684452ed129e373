import type { Face, ResumeDraft, SectionKey, TemplateId } from '@tryka/domain'
import { readable } from '../accent'
import { academicCss } from './academic'
import { classicCss } from './classic'
import { columnsCss } from './columns'
import { compactCss } from './compact'
import { creativeCss } from './creative'
import { europeanCss } from './european'
import { executiveCss } from './executive'
import { minimalCss } from './minimal'
import { modernCss } from './modern'
import { technicalCss } from './technical'

/** The stacks of families beside the one of the text. */
export type Stack = 'name' | 'head' | 'serif' | 'mono'

export interface Template {
  /** `isOwn`: the accent is the person's choice, not the template's. */
  css: (accent: string, isOwn: boolean) => string
  accent: string
  face: Face
  /** The stacks that its styles name beside that of the text: their fonts alone are loaded. */
  stacks: readonly Stack[]
  /** Sections that stand in a narrow column of their own. */
  aside?: readonly SectionKey[]
}

const INK = '#0a2227'
const BLUE = '#00709d'

/** What makes each template itself. */
export const TEMPLATE: Record<TemplateId, Template> = {
  modern: { css: modernCss, accent: BLUE, face: 'sans', stacks: ['name', 'head'] },
  classic: { css: classicCss, accent: INK, face: 'serif', stacks: [] },
  creative: { css: creativeCss, accent: BLUE, face: 'sans', stacks: ['name', 'head'] },
  minimal: { css: minimalCss, accent: INK, face: 'sans', stacks: [] },
  columns: {
    css: columnsCss,
    accent: '#065b7f',
    face: 'sans',
    stacks: ['name', 'head'],
    aside: ['skills', 'languages', 'certifications', 'interests', 'awards'],
  },
  academic: { css: academicCss, accent: '#6b2737', face: 'serif', stacks: [] },
  executive: { css: executiveCss, accent: '#1f3a4d', face: 'sans', stacks: ['serif'] },
  compact: { css: compactCss, accent: '#0a4a52', face: 'humanist', stacks: [] },
  technical: { css: technicalCss, accent: '#0e7d4a', face: 'sans', stacks: ['mono'] },
  european: { css: europeanCss, accent: '#1f3a6e', face: 'humanist', stacks: [] },
}

/** The colour of a resume, as text can be read in it on white. */
export const accentOf = ({ templateId, layout }: Pick<ResumeDraft, 'templateId' | 'layout'>): string =>
  readable(layout.accent || TEMPLATE[templateId].accent)

export const faceOf = ({ templateId, layout }: Pick<ResumeDraft, 'templateId' | 'layout'>): Face =>
  layout.face || TEMPLATE[templateId].face

export const templateCss = (draft: Pick<ResumeDraft, 'templateId' | 'layout'>): string =>
  TEMPLATE[draft.templateId].css(accentOf(draft), draft.layout.accent !== '')
