import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Delayed, Waiting } from '@tryka/app-shell'
import type { ResumeTab } from '@tryka/domain'
import { Button, Card, media, Notice, PageHead, TextLink, Tabs } from '@tryka/ui'
import { useSession } from '../../base/session'
import { sectionPath, useAddress } from '../parts/address'
import type { ExtraDialog } from './builder-dialogs'
import { BuilderToolbar } from './builder-toolbar'
import { TABS } from './content'
import { EditorContext } from './editor/editor-context'
import { HistoryActions } from './editor/history-actions'
import { MY_RESUMES, ResumeList } from './list/resume-list'
import { PersonalTab } from './tabs/personal-tab'
import { useCvBuilder, type CvBuilderModel } from './use-cv-builder'
import { useJump } from './editor/use-jump'
import { useTailoring } from './tailor/use-tailoring'
import { widths } from './widths'
import { Link, useSignInPath } from '../../base/address/placed-link'
import { useKeptOwner } from '../../base/place/kept-owner'

const BuilderDialogs = lazy(async () => ({ default: (await import('./builder-dialogs')).BuilderDialogs }))
const SidePane = lazy(async () => ({ default: (await import('./preview/side-pane')).SidePane }))
// Most visits left nothing unsaved behind.
const DraftOffers = lazy(async () => ({ default: (await import('./saving/draft-offers')).DraftOffers }))
const Letters = lazy(async () => ({ default: (await import('./letters/letters')).Letters }))
const EntryTab = lazy(async () => ({ default: (await import('./tabs/entry-tabs')).EntryTab }))

const loading = (
  <Delayed>
    <Waiting />
  </Delayed>
)

/** The CV builder, and the cover letters beside it. */
export function Resumes() {
  if (useAddress().get('part') !== 'letters') return <Builder />
  return (
    <Suspense fallback={loading}>
      <Letters />
    </Suspense>
  )
}

/** The resumes of the account, the editor of one, and the document it makes. */
function Builder() {
  const { user } = useSession()
  const address = useAddress()
  const model = useCvBuilder(useKeptOwner())
  const [preview, setPreview] = useState(true)
  const [extra, setExtra] = useState<ExtraDialog>()
  const { draft, state, saving, exporting, guard, opening } = model
  const saved = state.origin.saved
  const tailoring = useTailoring(model)
  const { target, there, go } = useJump()
  return (
    <EditorContext value={model.editor}>
      <Top
        title="CV Builder"
        actions={
          <>
            <Button variant="quiet" onClick={() => setExtra('share')}>
              Share
            </Button>
            <Button
              variant="quiet"
              onClick={() => guard.ask(() => address.set({ part: 'letters' }, { replace: false }))}
            >
              Cover letters
            </Button>
            <HistoryActions
              dirty={model.dirty}
              saving={saving.savingItself}
              failing={model.autosave.failing}
              savedAt={saving.savedAt}
              onVersions={saved && (() => setExtra('versions'))}
            />
          </>
        }
      />
      <Parts>
        {opening.offers.length > 0 && (
          <Suspense>
            <DraftOffers
              offers={opening.offers}
              onRestore={opening.restore}
              onDiscard={opening.discardOffers}
              onDone={() => document.getElementById(MY_RESUMES)?.focus()}
            />
          </Suspense>
        )}
        {saving.orphaned && <Orphaned guest={user.kind === 'guest'} />}
        <ResumeList
          resumes={model.resumes}
          selectedId={saved?.id}
          unsaved={!saved && model.dirty ? draft : undefined}
          onNew={() => guard.ask(opening.openNew)}
          onStart={(made) => guard.ask(() => opening.openUnsaved(made))}
          onImport={() => setExtra('import')}
          onTrash={() => setExtra('trash')}
          onGenerate={() => model.writing.setGenerating(true)}
          onSelect={(card) => card.id !== saved?.id && void opening.openSaved(card)}
          onCopy={(card) => void opening.openCopyOf(card)}
          onCopyUnsaved={() => guard.ask(() => opening.openCopy(draft))}
          onDelete={model.deleting.ask}
        />
        <BuilderToolbar
          saving={saving.saving}
          exporting={exporting.exporting}
          preview={preview}
          onSave={() => void saving.save()}
          onExport={exporting.exportAs}
          onGenerate={() => model.writing.setGenerating(true)}
          onGallery={() => setExtra('gallery')}
          onTailor={() => setExtra('tailor')}
          onTogglePreview={() => setPreview((shown) => !shown)}
          canUndo={state.history.past.length > 0}
          canRedo={state.history.future.length > 0}
          onUndo={model.undo}
          onRedo={model.redo}
          atPreview={there}
          onPreview={() => {
            setPreview(true)
            go()
          }}
        />
        <Panes $split={preview}>
          <EditorCard model={model} />
          <Side ref={target}>
            <Suspense fallback={loading}>
              <SidePane
                draft={draft}
                tailoring={tailoring}
                preview={preview}
                setTightness={model.setTightness}
              />
            </Suspense>
          </Side>
        </Panes>
      </Parts>
      <Suspense fallback={null}>
        <BuilderDialogs
          model={model}
          extra={extra}
          onTailor={tailoring.choose}
          onCloseExtra={() => setExtra(undefined)}
        />
      </Suspense>
    </EditorContext>
  )
}

function EditorCard({ model: { editor, writing, state } }: { model: CvBuilderModel }) {
  const contentOf = (tab: ResumeTab) =>
    tab === 'personal' ? (
      <PersonalTab improving={writing.improving} onImprove={writing.improveSummary} />
    ) : (
      <EntryTab tab={tab} />
    )
  return (
    <Card asChild>
      <section aria-label="Editor">
        <Strip
          // Half-typed text of one resume must not show up in another.
          key={state.round}
          label="Resume sections"
          value={editor.tab}
          onValueChange={editor.setTab}
          items={TABS.map(({ value, label }) => ({
            value,
            label,
            content: (
              <Panel>
                <Suspense fallback={loading}>{contentOf(value)}</Suspense>
              </Panel>
            ),
          }))}
        />
      </section>
    </Card>
  )
}

function Orphaned({ guest }: { guest: boolean }) {
  const signIn = useSignInPath()
  return (
    <Notice tone="danger" role="alert" title="This resume is no longer in your account">
      It was deleted elsewhere, or your session ended. Your text is kept here; Save makes a new resume of it.{' '}
      {guest && (
        <TextLink asChild>
          <Link to={signIn(sectionPath('cv-builder'))}>Sign in</Link>
        </TextLink>
      )}
    </Notice>
  )
}

const Top = styled(PageHead)`
  margin-bottom: var(--sp-5);
  > :last-child {
    width: auto;
  }
`
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);
  /* Nothing that has the focus stands behind the bar. */
  :is(input, textarea, select, button, [tabindex]) {
    scroll-margin-block: 7rem 5rem;
  }
  ${media.compact} {
    padding-bottom: 4rem;
  }
`
const Panes = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 1.14fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: var(--sp-5);
  align-items: start;
  ${widths.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.div`
  position: sticky;
  top: calc(var(--app-header) + var(--bar));
  --bar: 7.25rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  min-width: 0;
  scroll-margin-top: calc(var(--app-header) + 5rem);
  ${widths.split} {
    --bar: 5.25rem;
  }
  ${widths.stacked} {
    position: static;
  }
`
const Strip = styled(Tabs)`
  [role='tablist'] {
    padding-inline: var(--sp-3);
    gap: 0;
  }
  [role='tab'] {
    padding-inline: 0.4375rem;
  }
  [role='tab']::after {
    left: 0.3125rem;
    right: 0.3125rem;
  }
` as typeof Tabs
const Panel = styled.div`
  padding: 0 var(--sp-5) var(--sp-5);
  ${media.phone} {
    padding-inline: var(--sp-3);
  }
`
