import { EntitySchema } from 'typeorm'
import { idColumn, time } from '../../db/columns'

/** A challenge that was answered, rightly or wrongly: it is not taken again. */
export interface CaptchaUseRow {
  id: string
  expiresAt: string
}

export const CaptchaUseEntity = new EntitySchema<CaptchaUseRow>({
  name: 'captcha_use',
  tableName: 'captcha_uses',
  columns: { id: idColumn, expiresAt: time('expires_at') },
  indices: [{ name: 'ix_captcha_uses_expires_at', columns: ['expiresAt'] }],
})
