import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Delayed, notify, QueryView, saveFile, useApi, useMutation, Waiting } from '@tryka/app-shell'
import {
  draftOf,
  exportFileName,
  letterBlanks,
  letterExportPath,
  postingName,
  readLetter,
  type Letter,
  type LetterFormat,
} from '@tryka/domain'
import { Button, Card, Dialog, Icon, Menu, MenuItem, Notice, PageHead } from '@tryka/ui'
import { BackLine } from '../../../base/back-line'
import { useRead } from '../../../base/calls/calls'
import { LeaveDialog } from '../../../base/unsaved/leave-dialog'
import { useUnsavedGuard } from '../../../base/unsaved/use-unsaved-guard'
import { FAILURE, failureText, SUCCESS } from '../content'
import { useResumes, useWholeResumes } from '../resumes.queries'
import { widths } from '../widths'
import { LetterFields } from './letter-fields'
import { LetterPreview } from './letter-preview'
import { SavingLine } from './saving-line'
import { useLetter } from './use-letter'

const FORMATS: Record<LetterFormat, { label: string; extension: string }> = {
  pdf: { label: 'PDF', extension: 'pdf' },
  docx: { label: 'Word document', extension: 'docx' },
  text: { label: 'Plain text', extension: 'txt' },
}
const OTHERS = ['docx', 'text'] as const

export interface LetterEditorProps {
  id: string
  backTo: string
}

/** One letter with its preview. */
export function LetterEditor({ id, backTo }: LetterEditorProps) {
  const letter = useRead(readLetter, { params: { id } }, { fresh: true })
  // What was opened stays: reading it again must not take what is typed.
  const [opened, setOpened] = useState<Letter>()
  if (!opened && letter.data && !letter.isFetching) setOpened(letter.data)
  if (opened) return <Editor opened={opened} backTo={backTo} />
  return (
    <>
      <BackLine label="Cover letters" to={backTo} />
      <QueryView query={letter} loadingLabel="Loading the letter">
        {() => (
          <Delayed>
            <Waiting />
          </Delayed>
        )}
      </QueryView>
    </>
  )
}

/** A letter stands in the address: its list and its section leave it. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  const params = new URLSearchParams(search)
  return [pathname, params.get('section'), params.get('part'), params.get('letter')].join(' ')
}

function Editor({ opened, backTo }: { opened: Letter; backTo: string }) {
  const model = useLetter(opened)
  const { draft, dirty, state, save, change } = model
  const resumes = useResumes()
  const guard = useUnsavedGuard(dirty, placeOf)
  const resumeId = draft.resumeId ?? ''
  const resume = useWholeResumes(resumeId ? [resumeId] : []).get(resumeId)
  const exporting = useExporting(opened.id, draft.title, save)
  const blanks = letterBlanks(draft)
  const [asked, setAsked] = useState<LetterFormat>()
  const exportAs = (format: LetterFormat) => (blanks.length ? setAsked(format) : exporting.mutate(format))
  return (
    <>
      <BackLine label="Cover letters" to={backTo} />
      <PageHead
        title={draft.title || 'Cover letter'}
        {...(draft.role || draft.company ? { context: `For ${postingName(draft)}` } : {})}
        actions={
          <Actions>
            <Button onClick={() => exportAs('pdf')} busy={exporting.isPending} busyLabel="Exporting…">
              <Icon icon={Download} size="sm" />
              Export PDF
            </Button>
            <Menu
              trigger={
                <Button variant="secondary" iconOnly label="More formats">
                  <Icon icon={ChevronDown} size="sm" />
                </Button>
              }
            >
              {OTHERS.map((format) => (
                <MenuItem key={format} onSelect={() => exportAs(format)}>
                  {FORMATS[format].label}
                </MenuItem>
              ))}
            </Menu>
          </Actions>
        }
      />
      <SavingLine state={state} onRetry={model.retry} onSettle={model.settle} />
      <Panes>
        <Card>
          <Inner aria-label="Letter">
            <LetterFields draft={draft} resumes={resumes.data ?? []} onChange={change} />
          </Inner>
        </Card>
        <Side>
          {blanks.length > 0 && (
            <Notice
              title={blanks.length === 1 ? 'A blank is still open' : `${blanks.length} blanks are still open`}
            >
              {blanks.join(', ')}
            </Notice>
          )}
          {resume === undefined && resumeId ? (
            <Delayed>
              <Waiting />
            </Delayed>
          ) : resume === undefined || resume === 'failed' ? (
            <Notice>Choose a resume: the letter takes its head and its look from it.</Notice>
          ) : (
            <LetterPreview letter={draft} resume={draftOf(resume)} />
          )}
        </Side>
      </Panes>
      {asked && (
        <BlanksQuestion
          blanks={blanks}
          format={FORMATS[asked].label}
          onClose={() => setAsked(undefined)}
          onExport={() => {
            setAsked(undefined)
            exporting.mutate(asked)
          }}
        />
      )}
      {guard.asking && (
        <LeaveDialog
          what={`“${draft.title || 'Cover letter'}”`}
          saving={state === 'saving'}
          onStay={guard.stay}
          onDiscard={guard.goOn}
          onSave={() => void save().then((done) => (done ? guard.goOn() : guard.stay()))}
        />
      )}
    </>
  )
}

/** Files of the saved letter; what stands here is saved first. */
function useExporting(id: string, title: string, save: () => Promise<boolean>) {
  const api = useApi()
  return useMutation({
    mutationFn: async (format: LetterFormat) => {
      if (!(await save())) return false
      saveFile(
        await api.download('POST', letterExportPath(id, format)),
        exportFileName(title, FORMATS[format].extension),
      )
      return true
    },
    onSuccess: (done, format) => {
      if (done) notify.success(SUCCESS, `Letter exported as ${FORMATS[format].label}`)
      else notify.failure(FAILURE, 'The letter could not be saved, so there is no file.')
    },
    onError: (error, format) =>
      notify.failure(FAILURE, failureText(`Failed to export ${FORMATS[format].label}`, error)),
  })
}

interface QuestionProps {
  blanks: readonly string[]
  format: string
  onClose: () => void
  onExport: () => void
}

const BlanksQuestion = ({ blanks, format, onClose, onExport }: QuestionProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onClose()}
    title={blanks.length === 1 ? 'A blank is still open' : `${blanks.length} blanks are still open`}
    description={`The ${format} would say ${blanks.join(', ')} as it stands.`}
    size="sm"
    footer={
      <>
        <Button variant="secondary" onClick={onExport}>
          Export anyway
        </Button>
        <Button onClick={onClose}>Fill in</Button>
      </>
    }
  />
)

const Actions = styled.span`
  display: inline-flex;
  gap: 2px;
`
const Inner = styled.section`
  padding: var(--sp-5);
`
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.14fr) minmax(0, 1fr);
  gap: var(--sp-5);
  align-items: start;
  ${widths.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  position: sticky;
  top: calc(var(--app-header) + var(--sp-3));
  ${widths.stacked} {
    position: static;
  }
`
