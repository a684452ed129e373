import { In, IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { RESUME_LIMITS, exportFileName } from '@tryka/domain'
import { renderResume } from '@tryka/resume-template'
import type { AccountData } from '../../services/accounts/account-data'
import type { Database } from '../../db/database'
import { ResumeEntity, toResume } from './resume.entity'
import { type PhotoPainter, wordFileOf } from './exporters/word-file'
import type { PdfPrinter } from './resume-pdf'
import { dropVersions, versionBytes } from './kept-versions'

/** Erases what was deleted first, beyond what the trash keeps. */
export async function trimTrash(manager: EntityManager, accountId: string): Promise<void> {
  const surplus = await manager.find(ResumeEntity, {
    select: { id: true },
    where: { accountId, deletedAt: Not(IsNull()) },
    order: { deletedAt: 'DESC', id: 'ASC' },
    skip: RESUME_LIMITS.deleted,
  })
  if (surplus.length) await manager.delete(ResumeEntity, { id: In(surplus.map(({ id }) => id)) })
}

/** Resumes when accounts are joined, counted, exported and erased. */
export const resumeData = (
  db: Database,
  printer: Pick<PdfPrinter, 'print'>,
  images: PhotoPainter,
): AccountData => ({
  name: 'resumes',
  async move(manager, from, to) {
    // The samples of a demo go where the demo goes.
    const own = { accountId: from, marketId: IsNull() }
    const hasDefault = await manager.existsBy(ResumeEntity, { accountId: to, isDefault: true })
    if (hasDefault) await manager.update(ResumeEntity, own, { isDefault: false })
    await manager.update(ResumeEntity, own, { accountId: to })
    await trimTrash(manager, to)
  },
  async bytes(manager, accountId) {
    const resumes = await manager.sum(ResumeEntity, 'bytes', { accountId })
    return Number(resumes ?? 0) + (await versionBytes(manager, accountId))
  },
  makeRoom: dropVersions,
  async *export(accountId) {
    const ids = await db.read.find(ResumeEntity, {
      select: { id: true },
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    })
    yield '['
    for (const [index, { id }] of ids.entries()) {
      const row = await db.read.findOneBy(ResumeEntity, { id, accountId })
      if (row)
        yield `${index ? ',' : ''}\n${JSON.stringify({ ...toResume(row), deletedAt: row.deletedAt }, null, 2)}`
    }
    yield ']'
  },
  describes: 'Your resumes, those in the trash too; each that is not there also as PDF and DOCX.',
  tables: [ResumeEntity],
  async *files(accountId, signal) {
    const ids = await db.read.find(ResumeEntity, {
      select: { id: true },
      where: { accountId, deletedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    })
    for (const [index, { id }] of ids.entries()) {
      const row = await db.read.findOneBy(ResumeEntity, { id, accountId })
      if (!row || signal.aborted) return
      const resume = toResume(row)
      const numbered = (extension: string) =>
        `${String(index + 1).padStart(2, '0')} ${exportFileName(resume.title, extension)}`
      // Without what draws a photo, or a browser that prints, the rest is whole.
      yield { name: numbered('docx'), bytes: await wordFileOf(resume, images).catch(() => null) }
      const pdf = await printer
        .print(renderResume(resume, { savedAt: resume.updatedAt }), signal)
        .catch(() => null)
      yield { name: numbered('pdf'), bytes: pdf }
    }
  },
})
