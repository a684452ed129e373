import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ResumeDraft } from '@tryka/domain'
import { Button, Dialog, Field, Segments, Stack, TextArea } from '@tryka/ui'
import { FileInput } from '../../../base/forms/file-input'
import { Review } from './review'
import { useImport } from './use-import'

export interface ImportDialogProps {
  onClose: () => void
  onImport: (draft: ResumeDraft) => void
}

const WAYS = [
  { value: 'file', label: 'A file' },
  { value: 'text', label: 'Pasted text' },
] as const
type Way = (typeof WAYS)[number]['value']

/** Chooses a file or takes a text, shows what was read of it, and makes a new resume of it. */
export function ImportDialog({ onClose, onImport }: ImportDialogProps) {
  const [way, setWay] = useState<Way>('file')
  const [text, setText] = useState('')
  const imported = useImport()
  const { found, problem, reading } = imported
  const use = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Import a resume"
      description="It becomes a new resume; nothing of yours is replaced. It is read in this browser and sent nowhere until you save."
      size={found ? 'lg' : 'md'}
      dirty={found !== undefined || text !== ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button ref={use} disabled={!found} onClick={() => found && onImport(found.draft)}>
            Use as new resume
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <div>
          <Ways
            label="Where it is"
            options={WAYS}
            value={way}
            onValueChange={(next) => {
              setWay(next as Way)
              imported.clear()
            }}
          />
        </div>
        {way === 'file' ? (
          <Field
            label="File"
            error={problem || undefined}
            success={reading ? 'Reading the file' : ''}
            hint="A PDF, a Word file (.docx), LinkedIn’s archive (.zip), JSON Resume or text, of at most 20 MB."
          >
            <FileInput
              accept=".pdf,.docx,.zip,.json,.txt,.md"
              onChange={({ currentTarget: { files } }) => void imported.readFile(files?.[0])}
            />
          </Field>
        ) : (
          <>
            <Field
              label="Text of your resume"
              error={problem || undefined}
              hint="With its line breaks. Headings such as Experience and Education help."
            >
              <TextArea value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
            </Field>
            <div>
              <Button variant="secondary" disabled={!text.trim()} onClick={() => imported.readText(text)}>
                Read this text
              </Button>
            </div>
          </>
        )}
        {found && (
          <Review
            found={found}
            settled={imported.settled}
            onChange={imported.change}
            onPlace={imported.place}
            onPast={() => use.current?.focus()}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const Ways = styled(Segments)`
  width: fit-content;
`
