import type { DeliveryKind, NotificationType, PlaceSide } from '@tryka/domain'

/** What must still be so when the mail goes out, or it is not sent. */
export type NewsGuard = { offer: string } | { invitation: string } | { firstContact: string }

/** What a line under a bell says, and how it goes on to browsers that take pushes. */
export interface NewsLine {
  type: NotificationType
  title: string
  link: string
  /** The switch of its push, where that is another than the type. */
  kind?: DeliveryKind
  /** What a push says without names; the usual words of its kind unless it is told. */
  brief?: string | undefined
  /** The company that it comes from, for whoever muted it. */
  companyId?: string | undefined
  /** The posting that it names, which may be taken down before its push goes out. */
  postingId?: string | undefined
  /** What must still be so when its push goes out. */
  guard?: NewsGuard | undefined
  /** From then on its push waits for no quiet hours. */
  urgentFrom?: string | undefined
}

/** The same with whose bell it is. */
export interface News extends NewsLine {
  side: PlaceSide
  recipientId: string
}
