import { lazy, Suspense } from 'react'
import { RESUME_LIMITS } from '@tryka/domain'
import { ConfirmDialog } from '@tryka/ui'
import { LeaveDialog } from '../../base/unsaved/leave-dialog'
import type { CvBuilderModel } from './use-cv-builder'
import { lastingKey } from './editor/history'
import { FORMATS } from './saving/use-exporting'
import type { TailorTarget } from './tailor/use-tailoring'

const GenerateDialog = lazy(async () => ({ default: (await import('./ai/generate-dialog')).GenerateDialog }))
const ProposalDialog = lazy(async () => ({ default: (await import('./ai/proposal-dialog')).ProposalDialog }))
const ImproveDialog = lazy(async () => ({ default: (await import('./ai/improve-dialog')).ImproveDialog }))
const SuggestDialog = lazy(async () => ({ default: (await import('./ai/suggest-dialog')).SuggestDialog }))
const BlanksDialog = lazy(async () => ({ default: (await import('./dialogs/blanks-dialog')).BlanksDialog }))
const ConflictDialog = lazy(async () => ({
  default: (await import('./dialogs/conflict-dialog')).ConflictDialog,
}))
const GalleryDialog = lazy(async () => ({
  default: (await import('./dialogs/gallery-dialog')).GalleryDialog,
}))
const ImportDialog = lazy(async () => ({ default: (await import('./import/import-dialog')).ImportDialog }))
const TrashDialog = lazy(async () => ({ default: (await import('./dialogs/trash-dialog')).TrashDialog }))
const VersionsDialog = lazy(async () => ({
  default: (await import('./dialogs/versions-dialog')).VersionsDialog,
}))

const ShareDialog = lazy(async () => ({ default: (await import('./sharing/share-dialog')).ShareDialog }))
const TailorDialog = lazy(async () => ({ default: (await import('./tailor/tailor-dialog')).TailorDialog }))

export type ExtraDialog = 'gallery' | 'import' | 'share' | 'tailor' | 'trash' | 'versions'

export interface BuilderDialogsProps {
  model: CvBuilderModel
  extra: ExtraDialog | undefined
  onTailor: (target: TailorTarget, posting: string) => void
  onCloseExtra: () => void
}

/** Everything of the builder that opens over the page. */
export const BuilderDialogs = (props: BuilderDialogsProps) => (
  <Suspense fallback={null}>
    <WritingDialogs model={props.model} />
    <SafetyDialogs model={props.model} />
    <ExtraDialogs {...props} />
  </Suspense>
)

const WritingDialogs = ({ model: { writing, suggesting, draft } }: { model: CvBuilderModel }) => (
  <>
    {writing.generating && (
      <GenerateDialog
        draft={draft}
        from={writing.generating === true ? undefined : writing.generating}
        onClose={() => writing.setGenerating(false)}
        onGenerated={writing.showGenerated}
      />
    )}
    {writing.generated && (
      <ProposalDialog
        draft={draft}
        content={writing.generated}
        onClose={writing.closeGenerated}
        onAccept={writing.acceptGenerated}
      />
    )}
    {writing.improved && (
      <ImproveDialog
        content={writing.improved.content}
        improved={writing.improved.answer}
        onClose={writing.closeImproved}
        onAccept={writing.acceptImproved}
      />
    )}
    {suggesting.shown && (
      <SuggestDialog
        // What was accepted of one answer says nothing of the next.
        key={suggesting.shown.round}
        suggestions={suggesting.shown}
        asking={suggesting.asking !== undefined}
        onAsk={(wish) => suggesting.shown && void suggesting.ask(suggesting.shown.prose.path, wish)}
        onClose={suggesting.close}
        onAccept={suggesting.accept}
      />
    )}
  </>
)

function SafetyDialogs({ model }: { model: CvBuilderModel }) {
  const { guard, draft, saving, deleting, opening, exporting, blanks, editor } = model
  const { conflict, settleConflict } = saving
  return (
    <>
      {model.askingToLeave && (
        <LeaveDialog
          what={`“${draft.title || 'Your resume'}”`}
          saving={saving.saving}
          onStay={guard.stay}
          onDiscard={model.discard}
          onSave={() => void model.saveAndLeave()}
        />
      )}
      {conflict && (
        <ConflictDialog
          mine={draft}
          theirs={conflict}
          onClose={settleConflict}
          onKeepMine={() => {
            settleConflict()
            void saving.save({ over: conflict })
          }}
          onTakeTheirs={() => {
            settleConflict()
            model.takeOver(conflict)
          }}
          onKeepCopy={() => {
            settleConflict()
            opening.openCopy(draft)
          }}
        />
      )}
      {exporting.asked && (
        <BlanksDialog
          blanks={blanks}
          format={FORMATS[exporting.asked].label}
          onClose={exporting.cancel}
          onExport={exporting.exportAnyway}
          onShow={({ field, tab }) => {
            exporting.cancel()
            editor.goTo(field, tab)
          }}
        />
      )}
      <ConfirmDialog
        open={deleting.asked !== undefined}
        onOpenChange={(open) => open || deleting.cancel()}
        title={`Delete “${deleting.asked?.title ?? ''}”?`}
        text={`You can restore it under Deleted: the last ${RESUME_LIMITS.deleted} stay there, each for ${RESUME_LIMITS.restoreDays} days. Exported files are not affected.`}
        confirmLabel="Delete resume"
        busyLabel="Deleting…"
        busy={deleting.pending}
        onConfirm={deleting.confirm}
      />
    </>
  )
}

function ExtraDialogs({ model, extra, onTailor, onCloseExtra }: BuilderDialogsProps) {
  const { guard, opening, state } = model
  const savedId = state.origin.saved?.id
  if (extra === 'gallery')
    return (
      <GalleryDialog
        draft={model.draft}
        onClose={onCloseExtra}
        onChoose={(templateId, opening) =>
          // Going through them with the arrow keys is one step.
          model.editor.change((before) => ({ ...before, templateId }), {
            key: lastingKey(opening),
            reason: 'template',
          })
        }
      />
    )
  if (extra === 'import')
    return (
      <ImportDialog
        onClose={onCloseExtra}
        onImport={(draft) => {
          onCloseExtra()
          guard.ask(() => opening.openUnsaved(draft))
        }}
      />
    )
  if (extra === 'share')
    return (
      <ShareDialog
        title={model.draft.title}
        id={savedId}
        dirty={model.dirty}
        saving={model.saving.saving}
        save={() => model.saving.save()}
        blanks={model.blanks}
        onShow={({ field, tab }) => {
          onCloseExtra()
          model.editor.goTo(field, tab)
        }}
        onClose={onCloseExtra}
      />
    )
  if (extra === 'tailor')
    return (
      <TailorDialog
        onClose={onCloseExtra}
        onChoose={(target, posting) => {
          onCloseExtra()
          onTailor(target, posting)
        }}
      />
    )
  if (extra === 'trash') return <TrashDialog onClose={onCloseExtra} />
  if (extra === 'versions' && savedId !== undefined)
    return (
      <VersionsDialog
        id={savedId}
        onClose={onCloseExtra}
        onRestored={(resume) => {
          onCloseExtra()
          model.takeOver(resume)
        }}
      />
    )
  return null
}
