import { Reply } from 'lucide-react'
import { styled } from 'styled-components'
import { INQUIRY_LABELS, type ContactMessage } from '@tryka/domain'
import { Button, ButtonLink, Dialog, Icon, KeyValues, Stack } from '@tryka/ui'
import { formatTime } from '../../base/format'

export interface ContactMessageDialogProps {
  message: ContactMessage
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One message, whole; the answer is written in one's own mail program. */
export const ContactMessageDialog = ({ message, open, onOpenChange }: ContactMessageDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={message.subject}
    footer={
      <>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Close message
        </Button>
        <ButtonLink href={replyTo(message)}>
          <Icon icon={Reply} size="sm" />
          Reply by email
        </ButtonLink>
      </>
    }
  >
    <Stack gap={4}>
      <KeyValues items={detailsOf(message)} />
      <Text dir="auto">{message.message}</Text>
    </Stack>
  </Dialog>
)

const replyTo = ({ email, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

const detailsOf = ({ name, email, company, inquiryType, createdAt }: ContactMessage) => [
  { label: 'From', value: name },
  { label: 'Email', value: email },
  ...(company ? [{ label: 'Company', value: company }] : []),
  { label: 'About', value: INQUIRY_LABELS[inquiryType] },
  { label: 'Sent', value: formatTime(createdAt) },
]

const Text = styled.p`
  line-height: 1.55;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
