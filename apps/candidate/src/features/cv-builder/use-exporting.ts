import { notify, saveFile, useApi } from '@tryka/app-shell'
import {
  exportFileName,
  type ExportFormat,
  exportPath,
  exportPdfPath,
  RESUME_MESSAGES,
  type Resume,
} from '@tryka/domain'
import { useMutation } from '@tanstack/react-query'
import { FAILURE, MISSING, SUCCESS } from './content'

export type FileFormat = 'pdf' | ExportFormat

export const FORMATS: Record<FileFormat, { label: string; extension: string }> = {
  pdf: { label: 'PDF', extension: 'pdf' },
  docx: { label: 'Word document', extension: 'docx' },
  json: { label: 'JSON Resume', extension: 'json' },
  markdown: { label: 'Markdown', extension: 'md' },
  text: { label: 'Plain text', extension: 'txt' },
}

const succeeded = (format: FileFormat): string =>
  format === 'pdf' ? RESUME_MESSAGES.exported : `Resume exported as ${FORMATS[format].label}`
const failed = (format: FileFormat): string =>
  format === 'pdf' ? RESUME_MESSAGES.exportFailed : `Failed to export ${FORMATS[format].label}`

interface Exporting {
  isSaved: boolean
  isDirty: boolean
  title: string
  /** Saves what is on the screen, so that the file never holds something older. */
  save: () => Promise<Resume | undefined>
  id: string | undefined
}

/** Files of the saved resume. */
export function useExporting({ isSaved, isDirty, title, save, id }: Exporting) {
  const api = useApi()
  const download = useMutation({
    mutationFn: async (format: FileFormat) => {
      const path = (of: string) => (format === 'pdf' ? exportPdfPath(of) : exportPath(of, format))
      const saved = isDirty ? (await save())?.id : id
      if (!saved) return false
      saveFile(await api.download('POST', path(saved)), exportFileName(title, FORMATS[format].extension))
      return true
    },
    onSuccess: (done, format) => {
      if (done) notify.success(SUCCESS, succeeded(format))
    },
    onError: (_error, format) => notify.failure(FAILURE, failed(format)),
  })
  return {
    exporting: download.isPending ? download.variables : undefined,
    exportAs: (format: FileFormat) => {
      if (!isSaved) notify.failure(MISSING, RESUME_MESSAGES.saveFirst)
      else if (!download.isPending) download.mutate(format)
    },
  }
}
