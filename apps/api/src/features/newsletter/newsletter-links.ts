import { timingSafeEqual } from 'node:crypto'
import { NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_LEAVE_PAGE, leaveNewsletter } from '@tryka/domain'
import { deriveKey, keyedHash } from '../../keys'

/** In a leave link that is no reader's: of a preview or a test. */
const NOBODY = '-'
const LEAVE = /^([\w-]{1,36})~([\w-]{1,36})~([\w-]{43})$/

/** The page of a link, and the address that mail programs call (RFC 8058). */
export interface LeaveLink {
  page: string
  oneClick: string
}

/** Links of the newsletter. They follow from ids and a key of the server, so that no token lies in a table. */
export class NewsletterLinks {
  private readonly key: Buffer

  constructor(
    secret: string,
    private readonly apiUrl: string,
  ) {
    this.key = deriveKey(secret, 'newsletter')
  }

  /** What the link of a mail carries; another one each time somebody asks. */
  confirmToken(id: string, askedAt: string): string {
    return keyedHash(this.key, 'confirm', id, askedAt)
  }

  hash(token: string): string {
    return keyedHash(this.key, 'stored', token)
  }

  confirmLink(token: string): string {
    return `${this.apiUrl}${NEWSLETTER_CONFIRM_PAGE}#t=${token}`
  }

  /** Of a letter to a reader; without one, of a letter that is only looked at. */
  leaveLink(subscriberId = NOBODY, issueId = NOBODY): LeaveLink {
    const token = `${subscriberId}~${issueId}~${this.leaveMark(subscriberId, issueId)}`
    return {
      page: `${this.apiUrl}${NEWSLETTER_LEAVE_PAGE}${token}`,
      oneClick: `${this.apiUrl}${leaveNewsletter.path.replace(':token', token)}`,
    }
  }

  /** Whose link it is and which letter it was in; null when it is none of ours. */
  whoLeaves(token: string): { subscriberId: string; issueId: string } | null {
    const [, subscriberId = '', issueId = '', mark = ''] = LEAVE.exec(token) ?? []
    const wanted = this.leaveMark(subscriberId, issueId)
    if (mark.length !== wanted.length || !timingSafeEqual(Buffer.from(mark), Buffer.from(wanted))) return null
    return { subscriberId, issueId }
  }

  /** The same for a mail that is sent again after a crash, so that a mailbox can tell. */
  messageId(issueId: string, subscriberId: string): string {
    return keyedHash(this.key, 'message', issueId, subscriberId)
  }

  private leaveMark(subscriberId: string, issueId: string): string {
    return keyedHash(this.key, 'leave', subscriberId, issueId)
  }
}
