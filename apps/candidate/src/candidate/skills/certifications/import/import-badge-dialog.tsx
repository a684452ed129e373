import { useRef, useState, type FormEvent } from 'react'
import { userMessage } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import { BADGE_FILE_BYTES, checkBadge, importBadge, type BadgeCheck } from '@tryka/domain'
import { Button, Dialog, Field, Row, Spinner, Stack, TextArea } from '@tryka/ui'
import { useChange } from '../../../../base/calls/calls'
import { FileInput } from '../../../../base/forms/file-input'
import { BadgeResult } from './badge-result'

/** What was brought, and what the server says of it. */
interface Brought {
  file: Blob
  by: 'file' | 'text'
  result?: BadgeCheck
  problem?: string
}

const TOO_LARGE = 'This is larger than 2 MB, and no badge is. Choose the badge itself.'
const FAILED = 'It could not be checked. Check your connection, then try again.'

/** Bytes alone: what they are, they say themselves. A name of a kind would be read by it. */
const bytesOf = (part: Blob | string) => new Blob([part], { type: 'application/octet-stream' })

/** Brings a badge of another issuer: it is checked first, shown with its reasons, and added when its person says so. */
export function ImportBadgeDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const [text, setText] = useState('')
  const [brought, setBrought] = useState<Brought>()
  const latest = useRef<Blob>(undefined)
  const result = brought?.result
  const add = useChange(
    (client, file: Blob) => client.call(importBadge, {}, { raw: file, keepalive: false }),
    {
      done: ({ verified }) => (verified ? 'Badge added, verified' : 'Badge added'),
      text: ({ verified }) => (verified ? '' : 'It says why it is not verified.'),
      failed: 'The badge could not be added. Try again.',
    },
    onClose,
  )

  const look = async (by: Brought['by'], part: Blob | string) => {
    const file = bytesOf(part)
    latest.current = file
    if (file.size > BADGE_FILE_BYTES) return setBrought({ file, by, problem: TOO_LARGE })
    setBrought({ file, by })
    const found = await api
      .call(checkBadge, {}, { raw: file })
      .then((answer) => ({ result: answer }))
      .catch((error: unknown) => ({ problem: userMessage(error, FAILED) }))
    // Another one was chosen meanwhile.
    if (latest.current === file) setBrought({ file, by, ...found })
  }
  const lookAtText = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void look('text', text.trim())
  }
  const problemOf = (by: Brought['by']) => (brought?.by === by ? brought.problem : undefined)
  const isChecking = brought !== undefined && !result && !brought.problem

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import a badge"
      description="An Open Badge 3.0 of any issuer. It is checked first, and nothing of it is kept until you add it."
      dirty={result?.canImport === true}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!result?.canImport}
            busy={add.isPending}
            busyLabel="Adding…"
            onClick={() => brought && add.mutate(brought.file)}
          >
            Add to certifications
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Field
          label="File"
          error={problemOf('file')}
          hint="A .badge.json, a credential as .json, or a PNG or SVG that carries one. 2 MB at most."
        >
          <FileInput
            accept=".json,.png,.svg,application/json,application/ld+json,image/png,image/svg+xml"
            onChange={({ currentTarget: { files } }) => files?.[0] && void look('file', files[0])}
          />
        </Field>
        <Stack gap={3} asChild>
          <form onSubmit={lookAtText} noValidate>
            <Field
              label="Or paste it"
              error={problemOf('text')}
              hint="The text of a credential, or the link of a Tryka credential. Other links are not opened: paste what they lead to."
              optional
            >
              <TextArea
                rows={3}
                value={text}
                spellCheck={false}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </Field>
            <Row>
              <Button type="submit" variant="secondary" size="sm" disabled={!text.trim()}>
                Check what I pasted
              </Button>
            </Row>
          </form>
        </Stack>
        {isChecking && <Spinner label="Checking the badge" />}
        <div role="status">{result && <BadgeResult result={result} />}</div>
      </Stack>
    </Dialog>
  )
}
