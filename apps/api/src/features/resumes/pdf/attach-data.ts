import { ATTACHED_DATA, draftOf, withoutHidden, type Resume } from '@tryka/domain'

/**
 * Puts the data of a resume into its PDF, so that it can be opened here again without loss: what the pages show, and nothing
 * that its person hides. Only whoever asks for it gets such a file.
 */
export async function attachData(pdf: Buffer, resume: Resume): Promise<Buffer> {
  const { AFRelationship, ParseSpeeds, PDFDocument } = await import('@cantoo/pdf-lib')
  const file = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const { isDefault, ...data } = withoutHidden(draftOf(resume))
  const savedAt = new Date(resume.updatedAt)
  await file.attach(Buffer.from(JSON.stringify(data)), ATTACHED_DATA, {
    mimeType: 'application/json',
    description: 'The resume as data',
    afRelationship: AFRelationship.Source,
    creationDate: savedAt,
    modificationDate: savedAt,
  })
  return Buffer.from(
    await file.save({
      useObjectStreams: true,
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    }),
  )
}
