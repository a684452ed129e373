import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { RESUME_LIMITS, TEMPLATE_LABELS, type ImportedResume, type ResumeDraft } from '@tryka/domain'
import { Button, Dialog, Field, KeyValues, Notice, Stack } from '@tryka/ui'
import { newId } from '../../../base/calls/new-id'
import { FileInput } from '../../../base/forms/file-input'
import { readImport } from '../../../base/resume/read-import'

export interface ImportDialogProps {
  onClose: () => void
  onImport: (draft: ResumeDraft) => void
}

/** Chooses a file, shows what is in it and what has no place, and makes a new resume of it. */
export function ImportDialog({ onClose, onImport }: ImportDialogProps) {
  const [found, setFound] = useState<ImportedResume>()
  const [problem, setProblem] = useState<string>()
  const confirm = useRef<HTMLButtonElement>(null)

  const read = async (file: File | undefined) => {
    if (!file) return
    const result =
      file.size > RESUME_LIMITS.importBytes
        ? { ok: false as const, problem: 'This file is larger than 1 MB. Choose a smaller one.' }
        : readImport(await file.text(), newId, file.name)
    setFound(result.ok ? result.imported : undefined)
    setProblem(result.ok ? undefined : result.problem)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Import a resume"
      description="JSON Resume 1.x, or a resume exported here. It becomes a new resume; nothing of yours is replaced."
      dirty={found !== undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button ref={confirm} disabled={!found} onClick={() => found && onImport(found.draft)}>
            Use as new resume
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Field label="File" error={problem} hint="A .json file of at most 1 MB. It is read in this browser.">
          <FileInput
            accept=".json,application/json"
            onChange={({ currentTarget: { files } }) => void read(files?.[0])}
          />
        </Field>
        {found && <Review found={found} />}
      </Stack>
    </Dialog>
  )
}

const count = (entries: readonly unknown[]): string => (entries.length ? String(entries.length) : 'None')

function Review({ found: { draft, leftOut, notes } }: { found: ImportedResume }) {
  return (
    <section aria-label="What was found">
      <Stack gap={4}>
        <Facts>
          <KeyValues
            items={[
              { label: 'Title', value: draft.title },
              { label: 'Template', value: TEMPLATE_LABELS[draft.templateId].name },
              { label: 'Name', value: draft.personalInfo.fullName || 'None' },
              { label: 'Email', value: draft.personalInfo.email || 'None' },
              {
                label: 'Summary',
                value: draft.summary
                  ? `${draft.summary.slice(0, 90)}${draft.summary.length > 90 ? '…' : ''}`
                  : 'None',
              },
              {
                label: 'Experience',
                value: list(draft.workExperience, (job) => job.jobTitle || job.company),
              },
              { label: 'Education', value: list(draft.education, (one) => one.degree || one.institution) },
              { label: 'Skill groups', value: count(draft.skills) },
              { label: 'Projects', value: count(draft.projects) },
              { label: 'Certificates', value: count(draft.certifications) },
              { label: 'Languages', value: list(draft.languages, (one) => one.name) },
            ]}
          />
        </Facts>
        {notes.length > 0 && <Notice title="Kept as text">{notes.join('. ')}.</Notice>}
        {leftOut.length > 0 && (
          <Notice title="Left out">
            These have no place in a resume here: {leftOut.join(', ')}. Keep the file if you need them.
          </Notice>
        )}
      </Stack>
    </section>
  )
}

const list = <T,>(entries: readonly T[], name: (entry: T) => string): string =>
  entries.length ? `${entries.length}: ${entries.map(name).filter(Boolean).join('; ')}` : 'None'

const Facts = styled.div`
  max-width: 100%;
  overflow-wrap: anywhere;
`
