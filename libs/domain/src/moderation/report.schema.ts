import { z } from 'zod'
import { Id, IsoTime, longText } from '../text/text.schema'
import { MODERATION_LIMITS, REPORT_REASONS, REPORT_SUBJECTS } from './constants'

const { reportMin, report } = MODERATION_LIMITS

/** Somebody of the live market tells administrators about something there. */
export const CreateReport = z.strictObject({
  subject: z.enum(REPORT_SUBJECTS),
  id: Id,
  reason: z.enum(REPORT_REASONS),
  text: longText(reportMin, report),
})
export type CreateReport = z.infer<typeof CreateReport>
/** What the reporter can name it by; the end comes by mail. */
export const ReportReceipt = z.object({ id: Id, at: IsoTime })
export type ReportReceipt = z.infer<typeof ReportReceipt>
