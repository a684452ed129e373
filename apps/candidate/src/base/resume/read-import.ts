import {
  CreateResumeRequest,
  emptyResume,
  fromJsonResume,
  looksLikeJsonResume,
  RESUME_DEFAULTS,
  RESUME_LIMITS,
  withEntryIds,
  type ImportedResume,
  type NewId,
} from '@tryka/domain'

export type ImportResult = { ok: true; imported: ImportedResume } | { ok: false; problem: string }

const NOT_JSON = 'This file is not JSON. Choose a JSON Resume file or one exported here.'
const NOT_RESUME = 'This file holds no resume. Choose a JSON Resume file or one exported here.'
const TOO_LARGE = 'This file is larger than 1 MB. Choose a smaller one.'

/** What the server adds to a resume; a copy of it is somebody's new work. */
const SERVER_FIELDS = [
  'id',
  'userId',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'restorableUntil',
  'isDefault',
  'tailoring',
]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A resume as our API and the export of an account write it. */
function readOwn(value: Record<string, unknown>, newId: NewId): ImportResult {
  const content = Object.fromEntries(Object.entries(value).filter(([name]) => !SERVER_FIELDS.includes(name)))
  const known = new Set(Object.keys(emptyResume()))
  const leftOut = Object.keys(content).filter((name) => !known.has(name))
  const checked = CreateResumeRequest.safeParse(
    Object.fromEntries(Object.entries(content).filter(([name]) => known.has(name))),
  )
  if (!checked.success) {
    const [issue] = checked.error.issues
    return { ok: false, problem: `This resume cannot be read: ${issue?.path.join('.')}: ${issue?.message}` }
  }
  const { userId: _userId, tailoring: _tailoring, ...draft } = checked.data
  return { ok: true, imported: { draft: withEntryIds(draft, newId), leftOut, notes: [] } }
}

/** The title that a file gives, else whose resume it is, else the name of the file. */
function titled(result: ImportResult, value: Record<string, unknown>, fileName: string): ImportResult {
  if (!result.ok || 'title' in value) return result
  const { draft } = result.imported
  if (draft.title !== RESUME_DEFAULTS.title) return result
  const title = draft.personalInfo.fullName.trim() || fileName.replace(/\.[^.]*$/, '').trim() || draft.title
  return {
    ok: true,
    imported: { ...result.imported, draft: { ...draft, title: title.slice(0, RESUME_LIMITS.line) } },
  }
}

/** Reads a file into a new draft: JSON Resume 1.x, a resume of ours, or the first one of an account's export. */
export function readImport(text: string, newId: NewId, fileName = ''): ImportResult {
  if (text.length > RESUME_LIMITS.importBytes) return { ok: false, problem: TOO_LARGE }
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { ok: false, problem: NOT_JSON }
  }
  if (isRecord(value) && Array.isArray(value['resumes']) && isRecord(value['resumes'][0]))
    value = value['resumes'][0]
  if (!isRecord(value)) return { ok: false, problem: NOT_RESUME }
  if ('personalInfo' in value || 'workExperience' in value)
    return titled(readOwn(value, newId), value, fileName)
  if (!looksLikeJsonResume(value)) return { ok: false, problem: NOT_RESUME }
  return titled({ ok: true, imported: fromJsonResume(value, newId) }, value, fileName)
}
