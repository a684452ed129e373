import { NOTIFICATION_TYPES, type NotificationChannel, type NotificationType } from '../filters'

/** The mean length of a month, in days. */
export const MONTH_DAYS = 30.4375

/** Everything by e-mail, push only for what cannot wait. */
export const DEFAULT_NOTIFICATIONS = (): Record<NotificationType, Record<NotificationChannel, boolean>> =>
  Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [
      type,
      {
        email: type !== 'Platform updates',
        push: type === 'Application updates' || type === 'Interview reminders',
      },
    ]),
  ) as Record<NotificationType, Record<NotificationChannel, boolean>>
