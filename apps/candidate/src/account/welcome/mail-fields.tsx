import { NOTIFICATION_TYPES, type NotificationType } from '@tryka/domain'
import { Checkbox, Stack, Text } from '@tryka/ui'
import type { Form } from '../../base/forms/use-form'
import type { FIRST_MAILS } from './profile-form'

const WHAT: Record<NotificationType, string> = {
  'Job matches': 'new jobs for a saved search',
  'Application updates': 'arrived, moved, answered',
  'Interview reminders': 'a day and an hour before',
  'Learning recommendations': 'your week, on Mondays',
  'Platform updates': 'none are mailed yet',
}

/** Which kinds of mail may come. */
export const MailFields = ({ form }: { form: Form<typeof FIRST_MAILS, unknown> }) => (
  <fieldset aria-label="E-mail about">
    <Stack gap={4}>
      {NOTIFICATION_TYPES.map((kind) => (
        <Checkbox
          key={kind}
          label={`${kind}: ${WHAT[kind]}`}
          checked={form.values[kind] === 'yes'}
          onChange={({ currentTarget: { checked } }) => form.set(kind, checked ? 'yes' : 'no')}
        />
      ))}
      <Text size="sm">
        Codes, security, decisions, offers and changes of an agreed interview always come. The rest stops with
        one press in each mail, or in Settings.
      </Text>
    </Stack>
  </fieldset>
)
