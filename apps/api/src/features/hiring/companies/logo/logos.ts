import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, LOGO_BYTES, withPicture } from '@tryka/domain'
import { AppError } from '../../../../app-error'
import type { Database } from '../../../../db/database'
import type { Images } from '../../../../services/images/images'
import { imageKind } from '../../../../services/images/images'
import type { Change, Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { MemberPlace } from '../../core/places'
import { CompanyEntity } from '../../team/team.table'
import { markCompany } from '../../team/team-writes'
import { LogoEntity } from './logo.table'

const wrongType = () => new AppError(415, 'LOGO_TYPE', 'A logo is a PNG, JPEG or SVG picture.')
const tooLarge = () => new AppError(413, 'LOGO_TOO_LARGE', 'A logo may have 512 KB at most.')
const liveOnly = () =>
  refused(403, 'LIVE_ONLY', 'This is sample data. Create your own company to give it a logo.')

/** Width and height of a PNG stand at fixed places of its first chunk. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** Pictures of companies: brought by their Admins, drawn anew, read by everybody. */
export class Logos {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly images: Pick<Images, 'logo'>,
  ) {}

  async put({ isDemo, companyId }: MemberPlace, bytes: Buffer): Promise<{ logo: string }> {
    if (isDemo) throw liveOnly()
    if (bytes.length > LOGO_BYTES) throw tooLarge()
    const kind = imageKind(bytes)
    if (!kind) throw wrongType()
    const png = await this.images.logo(bytes, kind)
    const id = createHash('sha256').update(companyId).update(png).digest('hex').slice(0, 32)
    return this.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      const { manager, at: createdAt } = change
      await forgetLogos(manager, companyId)
      const row = { id, companyId, bytes: png.toString('base64'), ...sizeOf(png), createdAt }
      await manager.insert(LogoEntity, row)
      return markOf(change, companyId, id)
    })
  }

  async remove({ isDemo, companyId }: MemberPlace): Promise<{ logo: string }> {
    if (isDemo) throw liveOnly()
    return this.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      await forgetLogos(change.manager, companyId)
      return markOf(change, companyId, null)
    })
  }

  /** The PNG of an id. */
  async read(id: string): Promise<Buffer> {
    const png = await logoOf(this.db.read, id)
    if (!png) throw nothingHere('This picture')
    return png
  }
}

/** The PNG of an id; undefined where no company has it any more. */
export async function logoOf(read: EntityManager, id: string): Promise<Buffer | undefined> {
  const row = await read.findOneBy(LogoEntity, { id })
  return row ? Buffer.from(row.bytes, 'base64') : undefined
}

async function markOf(change: Change, id: string, picture: string | null): Promise<{ logo: string }> {
  const { manager } = change
  const { logo: before } = await manager.findOneByOrFail(CompanyEntity, { id, marketId: LIVE_MARKET_ID })
  const logo = withPicture(before, picture)
  await markCompany(manager, { id, logo, at: change.at })
  // Others see it when they read the company the next time.
  change.touch({ company: id }, 'team', 'postings', 'applications')
  return { logo }
}

export const forgetLogos = (manager: EntityManager, companyId: string) =>
  manager.delete(LogoEntity, { companyId })
