import type { NotificationChannel, NotificationType } from '@tryka/domain'
import { DEFAULT_KINDS, NOTIFICATION_TYPES } from '@tryka/domain'

/** What a person is told, and how, until they choose. */
export const defaultNotifications = (): Record<NotificationType, Record<NotificationChannel, boolean>> =>
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, { ...DEFAULT_KINDS[type] }])) as Record<
    NotificationType,
    Record<NotificationChannel, boolean>
  >
