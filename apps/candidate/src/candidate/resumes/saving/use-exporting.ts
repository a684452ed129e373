import { useState } from 'react'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import {
  exportFileName,
  type ExportFormat,
  exportPath,
  exportPdfPath,
  RESUME_MESSAGES,
  type Resume,
} from '@tryka/domain'
import type { Blank } from '../writing/blanks'
import { FAILURE, failureText, MISSING, SUCCESS } from '../content'

/** A PDF may carry its data, so that it can be opened here again without loss. */
export type FileFormat = 'pdf' | 'pdf-data' | ExportFormat

export const FORMATS: Record<FileFormat, { label: string; extension: string }> = {
  pdf: { label: 'PDF', extension: 'pdf' },
  'pdf-data': { label: 'PDF with data, to open here again', extension: 'pdf' },
  docx: { label: 'Word document', extension: 'docx' },
  html: { label: 'Web page', extension: 'html' },
  json: { label: 'JSON Resume', extension: 'json' },
  markdown: { label: 'Markdown', extension: 'md' },
  text: { label: 'Plain text', extension: 'txt' },
}

const succeeded = (format: FileFormat): string =>
  format.startsWith('pdf') ? RESUME_MESSAGES.exported : `Resume exported as ${FORMATS[format].label}`
const failed = (format: FileFormat): string =>
  format.startsWith('pdf') ? RESUME_MESSAGES.exportFailed : `Failed to export ${FORMATS[format].label}`

interface Exporting {
  isSaved: boolean
  isDirty: boolean
  title: string
  /** Saves what is on the screen, so that the file never holds something older; `failed` is said when it cannot. */
  save: (failed: string) => Promise<Resume | undefined>
  id: string | undefined
  /** Why the last save failed. */
  problem: string | undefined
  /** Places that still wait for a fact, such as `[how many?]`. */
  blanks: readonly Blank[]
}

/** Files of the saved resume. */
export function useExporting({ isSaved, isDirty, title, save, id, problem, blanks }: Exporting) {
  const api = useApi()
  const download = useMutation({
    mutationFn: async (format: FileFormat) => {
      const path = (of: string) =>
        format === 'pdf' || format === 'pdf-data'
          ? exportPdfPath(of, format === 'pdf-data')
          : exportPath(of, format)
      const saved = isDirty ? (await save(failed(format)))?.id : id
      if (!saved) return false
      saveFile(await api.download('POST', path(saved)), exportFileName(title, FORMATS[format].extension))
      return true
    },
    onSuccess: (done, format) => {
      if (done) notify.success(SUCCESS, succeeded(format))
    },
    onError: (error, format) => notify.failure(FAILURE, failureText(failed(format), error)),
  })
  const [asked, setAsked] = useState<FileFormat>()
  return {
    exporting: download.isPending ? download.variables : undefined,
    exportAs: (format: FileFormat) => {
      if (!isSaved) notify.failure(MISSING, [RESUME_MESSAGES.saveFirst, problem].filter(Boolean).join('. '))
      else if (download.isPending) return
      else if (blanks.length) setAsked(format)
      else download.mutate(format)
    },
    /** The format that waits for the person's word, because blanks would be in the file. */
    asked,
    cancel: () => setAsked(undefined),
    exportAnyway: () => {
      setAsked(undefined)
      if (asked) download.mutate(asked)
    },
  }
}
