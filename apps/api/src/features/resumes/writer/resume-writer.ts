import type {
  GenerateContentRequest,
  GeneratedContent,
  ImproveContentRequest,
  ImprovedContent,
  ImprovedPoints,
  ImprovePointsRequest,
  WritingEngine,
  WritingWish,
} from '@tryka/domain'
import { generateResume, skillList } from './generate'
import { improveText } from './improve'
import { evidenceOf, guardText } from '../../../services/model/guard'
import type { Evidence } from '../../../services/model/guard'
import { guardResume } from './guard-resume'
import { settingOf } from './prose'

/** Proposes texts for a resume. Whatever engine is behind it, it never states a fact that the person did not. */
export interface ResumeWriter {
  engine: WritingEngine['engine']
  improve(request: ImproveContentRequest, signal?: AbortSignal): Promise<ImprovedContent>
  improvePoints(request: ImprovePointsRequest, signal?: AbortSignal): Promise<ImprovedPoints>
  generate(request: GenerateContentRequest, signal?: AbortSignal): Promise<GeneratedContent>
}

/** What can be asked for one text only. */
export type OneByOne = Omit<ResumeWriter, 'improvePoints'>

/** The person's own words. A job posting is somebody else's, so it proves nothing. */
export const evidenceFor = (request: GenerateContentRequest): Evidence =>
  evidenceOf(
    request.jobTitle,
    request.experience,
    request.industry,
    skillList(request.skills).join('\n'),
    ...Object.values(request.personalInfo ?? {}),
  )

/** A single point as a request of its own; its neighbours are told, and never changed. */
export const pointAt = ({ points, ...request }: ImprovePointsRequest, at: number): ImproveContentRequest => ({
  ...request,
  content: points[at] ?? '',
  context: { ...request.context, neighbours: points.filter((_, index) => index !== at) },
})

export const asItIs = (content: string, engine: WritingEngine['engine']): ImprovedContent => ({
  improvedContent: content,
  changes: [],
  questions: [],
  unsupported: [],
  engine,
})

export const wishes = (wish: WritingWish | undefined): boolean =>
  Boolean(wish?.tone ?? wish?.translateTo) || (wish?.length !== undefined && wish.length !== 'same')

export const NEEDS_MODEL = 'Tone, length and translation need a language model, and none answers here.'

export const joined = (...sentences: (string | undefined)[]): { notice?: string } => {
  const notice = sentences.filter(Boolean).join(' ')
  return notice ? { notice } : {}
}

function improveByRules({
  section,
  content,
  jobTitle,
  context,
  wish,
}: ImproveContentRequest): ImprovedContent {
  const { notice, ...improved } = improveText(content, settingOf(section, context))
  const guarded = guardText(improved.improvedContent, evidenceOf(content, jobTitle))
  return {
    ...improved,
    ...joined(notice, wishes(wish) ? NEEDS_MODEL : undefined),
    improvedContent: guarded.value || content,
    engine: 'built-in',
    unsupported: guarded.unsupported,
  }
}

/** The engine that needs no network: fixed rules of plain writing and knowledge of roles. */
export const builtInWriter: ResumeWriter = {
  engine: 'built-in',
  async improve(request) {
    return improveByRules(request)
  },
  async improvePoints(request) {
    const points = request.points.map((point, at) =>
      point.trim() ? improveByRules(pointAt(request, at)) : asItIs(point, 'built-in'),
    )
    return { points }
  },
  async generate(request) {
    const { resumeData, ...rest } = generateResume(request)
    const guarded = guardResume(resumeData, evidenceFor(request))
    return { resumeData: guarded.value, ...rest, unsupported: guarded.unsupported, engine: 'built-in' }
  },
}
