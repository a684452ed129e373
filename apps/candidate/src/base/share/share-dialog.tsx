import { useLayoutEffect, useRef } from 'react'
import { Button, CopyButton, Dialog, Field, Row, Stack, Text, TextInput } from '@tryka/ui'

export interface ShareDialogProps {
  /** The job, as the title says it. */
  title: string
  url: string
  /** What comes of sharing it, for this side. */
  text: string
  onTakeBack: () => void
  onClose: () => void
}

/** The link that was made, marked so that it can be copied where the clipboard is out of reach too. */
export function ShareDialog({ title, url, text, onTakeBack, onClose }: ShareDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.select(), [])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Share ${title}`}>
      <Stack gap={4}>
        <Text size="sm">{text}</Text>
        <Field label="Your link">
          <TextInput
            ref={input}
            type="url"
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <Row gap={2} wrap>
          <CopyButton text={url} label="Copy link" copiedLabel="Link copied" failedLabel="Not copied" />
          <Button variant="quiet" onClick={onTakeBack}>
            Take the link back
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
