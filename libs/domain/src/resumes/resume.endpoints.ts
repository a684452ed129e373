import type { z } from 'zod'
import { endpoint } from '../http/endpoint'
import type { ExportFormat } from './constants'
import type {
  CreateResumeRequest,
  DeletedResume,
  GenerateContentRequest,
  GeneratedContent,
  ImproveContentRequest,
  ImprovedContent,
  ImprovedPoints,
  ImprovePointsRequest,
  Resume,
  ResumeCard,
  ResumeParams,
  ResumeQuery,
  ResumeVersion,
  ResumeVersionParams,
  UpdateResumeRequest,
  WritingEngine,
} from './resume.schema'

type One = { params: typeof ResumeParams; response: typeof Resume }

export const listResumes = endpoint<{ query: typeof ResumeQuery; response: z.ZodArray<typeof ResumeCard> }>(
  'GET',
  '/api/resumes',
)
export const createResume = endpoint<{ body: typeof CreateResumeRequest; response: typeof Resume }>(
  'POST',
  '/api/resumes',
)
export const readResume = endpoint<One>('GET', '/api/resumes/:id')
export const updateResume = endpoint<One & { body: typeof UpdateResumeRequest }>('PUT', '/api/resumes/:id')
export const removeResume = endpoint<{ params: typeof ResumeParams }>('DELETE', '/api/resumes/:id')

export const listDeletedResumes = endpoint<{ response: z.ZodArray<typeof DeletedResume> }>(
  'GET',
  '/api/resumes/deleted',
)
export const restoreResume = endpoint<One>('POST', '/api/resumes/:id/restore')
export const eraseResume = endpoint<{ params: typeof ResumeParams }>('DELETE', '/api/resumes/deleted/:id')

export const listResumeVersions = endpoint<{
  params: typeof ResumeParams
  response: z.ZodArray<typeof ResumeVersion>
}>('GET', '/api/resumes/:id/versions')
export const restoreResumeVersion = endpoint<{ params: typeof ResumeVersionParams; response: typeof Resume }>(
  'POST',
  '/api/resumes/:id/versions/:versionId/restore',
)

export const improveContent = endpoint<{
  body: typeof ImproveContentRequest
  response: typeof ImprovedContent
}>('POST', '/api/resumes/improve-content')
export const improvePoints = endpoint<{
  body: typeof ImprovePointsRequest
  response: typeof ImprovedPoints
}>('POST', '/api/resumes/improve-points')
export const readWritingEngine = endpoint<{ response: typeof WritingEngine }>(
  'GET',
  '/api/resumes/writing-engine',
)
export const generateContent = endpoint<{
  body: typeof GenerateContentRequest
  response: typeof GeneratedContent
}>('POST', '/api/resumes/generate-ai-content')

/** Where the PDF of a saved resume is made; the answer is a file, so it is no endpoint. */
export const exportPdfPath = (id: string, withData = false): string =>
  `/api/resumes/${encodeURIComponent(id)}/export-pdf${withData ? '?data=attached' : ''}`
export const EXPORT_PDF_ROUTE = '/api/resumes/:id/export-pdf'

/** The other formats of a saved resume; `?format=` says which. */
export const EXPORT_ROUTE = '/api/resumes/:id/export'
export const exportPath = (id: string, format: ExportFormat): string =>
  `/api/resumes/${encodeURIComponent(id)}/export?format=${format}`

/** Where the preview finds the fonts of a resume; public, the same for everyone. */
export const RESUME_FONT_ROUTE = '/api/resume-fonts/:file'
export const resumeFontPath = (file: string): string => `/api/resume-fonts/${encodeURIComponent(file)}`
