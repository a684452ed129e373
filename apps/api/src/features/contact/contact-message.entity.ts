import { EntitySchema } from 'typeorm'
import type { ContactMessage, InquiryType } from '@tryka/domain'
import { idColumn, longText, time, varchar } from '../../db/columns'

export interface ContactMessageRow {
  id: string
  name: string
  email: string
  company: string | null
  subject: string
  message: string
  inquiryType: InquiryType
  createdAt: string
  /** When the team got the mail; null while it has not. */
  mailedAt: string | null
  /** When an administrator first opened it. */
  readAt: string | null
}

export const ContactMessageEntity = new EntitySchema<ContactMessageRow>({
  name: 'contact_message',
  tableName: 'contact_messages',
  columns: {
    id: idColumn,
    name: varchar('name', 120),
    email: varchar('email', 254),
    company: varchar('company', 120, true),
    subject: varchar('subject', 120),
    message: longText('message'),
    inquiryType: varchar('inquiry_type', 20),
    createdAt: time('created_at'),
    mailedAt: time('mailed_at', true),
    readAt: time('read_at', true),
  },
  indices: [
    { name: 'ix_contact_messages_created_at', columns: ['createdAt'] },
    { name: 'ix_contact_messages_mailed_at', columns: ['mailedAt'] },
    { name: 'ix_contact_messages_read_at', columns: ['readAt'] },
  ],
})

/** The way out of the table. */
export const toContactMessage = ({ mailedAt: _, ...message }: ContactMessageRow): ContactMessage => message
