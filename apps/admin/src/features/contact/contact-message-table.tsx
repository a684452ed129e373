import { styled } from 'styled-components'
import { INQUIRY_LABELS, type ContactMessage } from '@tryka/domain'
import { Badge, Table, TextButton, type Column } from '@tryka/ui'
import { At } from '../../base/cells'

export interface ContactMessageTableProps {
  messages: readonly ContactMessage[]
  onOpen: (message: ContactMessage) => void
}

/** Who wrote about what; the subject opens the message. */
export const ContactMessageTable = ({ messages, onOpen }: ContactMessageTableProps) => (
  <Table caption="Contact messages" columns={columns(onOpen)} rows={messages} rowKey={({ id }) => id} />
)

const columns = (onOpen: ContactMessageTableProps['onOpen']): Column<ContactMessage>[] => [
  {
    key: 'subject',
    head: 'Subject',
    rowHead: true,
    cell: (message) => (
      <Lines>
        <TextButton aria-haspopup="dialog" onClick={() => onOpen(message)}>
          {message.subject}
        </TextButton>
        {!message.readAt && (
          <>
            {' '}
            <Badge tone="satya">New</Badge>
          </>
        )}
      </Lines>
    ),
  },
  {
    key: 'from',
    head: 'From',
    cell: ({ name, email }) => (
      <Lines>
        {name}
        <small>{email}</small>
      </Lines>
    ),
  },
  {
    key: 'about',
    head: 'About',
    wideOnly: true,
    cell: ({ inquiryType }) => <Badge>{INQUIRY_LABELS[inquiryType]}</Badge>,
  },
  {
    key: 'sent',
    head: 'Sent',
    numeric: true,
    nowrap: true,
    cell: ({ createdAt }) => <At at={createdAt} />,
  },
]

/** Long words break rather than push the page wide. */
const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  button {
    text-align: start;
  }
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
