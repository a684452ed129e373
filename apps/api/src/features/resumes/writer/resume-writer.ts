import type {
  GenerateContentRequest,
  GeneratedContent,
  ImproveContentRequest,
  ImprovedContent,
} from '@tryka/domain'
import { generateResume, skillList } from './generate'
import { improveText } from './improve'
import { evidenceOf, guardResume, guardText } from './no-invention'
import type { Evidence } from './no-invention'

/** Proposes texts for a resume. Whatever engine is behind it, it never states a fact that the person did not. */
export interface ResumeWriter {
  improve(request: ImproveContentRequest, signal?: AbortSignal): Promise<ImprovedContent>
  generate(request: GenerateContentRequest, signal?: AbortSignal): Promise<GeneratedContent>
}

/** The person's own words. A job posting is somebody else's, so it proves nothing. */
export const evidenceFor = (request: GenerateContentRequest): Evidence =>
  evidenceOf(
    request.jobTitle,
    request.experience,
    request.industry,
    skillList(request.skills).join('\n'),
    ...Object.values(request.personalInfo ?? {}),
  )

/** The engine that needs no network: fixed rules of plain writing and knowledge of roles. */
export const builtInWriter: ResumeWriter = {
  async improve({ content, jobTitle }) {
    const improved = improveText(content)
    const guarded = guardText(improved.improvedContent, evidenceOf(content, jobTitle))
    return {
      ...improved,
      improvedContent: guarded.value || content,
      engine: 'built-in',
      unsupported: guarded.unsupported,
    }
  },
  async generate(request) {
    const { resumeData, ...rest } = generateResume(request)
    const guarded = guardResume(resumeData, evidenceFor(request))
    return { resumeData: guarded.value, ...rest, unsupported: guarded.unsupported, engine: 'built-in' }
  },
}
