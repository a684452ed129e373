import type { NotificationChannel, NotificationType } from '@tryka/domain'
import { NOTIFICATION_TYPES } from '@tryka/domain'

/** What a person is told, and how, until they choose: platform updates by neither, push for what cannot wait. */
export const defaultNotifications = (): Record<NotificationType, Record<NotificationChannel, boolean>> =>
  Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [
      type,
      {
        email: type !== 'Platform updates',
        push: type === 'Application updates' || type === 'Interview reminders',
      },
    ]),
  ) as Record<NotificationType, Record<NotificationChannel, boolean>>
