import { styled } from 'styled-components'
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  type CandidateSettings,
  type NotificationChannel,
  type NotificationType,
} from '@tryka/domain'
import { Checkbox, FieldGroup, Text } from '@tryka/ui'
import { SettingsCard } from './settings-card'
import type { SettingsChange } from './use-settings'

const CHANNELS: Record<NotificationChannel, string> = { email: 'Email', push: 'Push' }

export interface NotificationsCardProps {
  notifications: CandidateSettings['notifications']
  onChange: (change: SettingsChange) => void
}

/** What is told, and by which way. */
export function NotificationsCard({ notifications, onChange }: NotificationsCardProps) {
  const turn = (type: NotificationType, channel: NotificationChannel, on: boolean) =>
    onChange((now) => ({
      ...now,
      notifications: { ...now.notifications, [type]: { ...now.notifications[type], [channel]: on } },
    }))
  return (
    <SettingsCard title="Notifications">
      {NOTIFICATION_TYPES.map((type) => (
        <FieldGroup key={type} legend={type}>
          <Ways>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                label={CHANNELS[channel]}
                checked={notifications[type][channel]}
                onChange={(event) => turn(type, channel, event.currentTarget.checked)}
              />
            ))}
          </Ways>
        </FieldGroup>
      ))}
      <Text size="xs" tone={3}>
        Push shows in the bell of this dashboard.
      </Text>
    </SettingsCard>
  )
}

const Ways = styled.div`
  display: flex;
  gap: var(--sp-5);
`
