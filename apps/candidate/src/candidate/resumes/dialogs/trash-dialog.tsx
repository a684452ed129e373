import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notify, QueryView } from '@tryka/app-shell'
import { RESUME_LIMITS, RESUME_MESSAGES, type DeletedResume } from '@tryka/domain'
import { Button, ConfirmDialog, Dialog, EmptyState, Icon } from '@tryka/ui'
import { formatDate } from '../../../base/format/format'
import { FAILURE, failureText, SUCCESS } from '../content'
import { HistoryRows } from './history-rows'
import { useDeletedResumes, useEraseResume, useRefreshResumes, useRestoreResume } from '../resumes.queries'

const { deleted: MOST, restoreDays: DAYS } = RESUME_LIMITS

/** Deleted resumes, each for 30 days or until it is deleted for ever. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const deleted = useDeletedResumes(true)
  const rows = useRef<HTMLDivElement>(null)
  // The row that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) rows.current?.focus()
  }, [deleted.data])
  const { bringBack, restoring, asked, ask, cancel, erase, erasing } = useTrash()
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title="Deleted resumes"
        description={`The last ${MOST} can be restored, each for ${DAYS} days. Then they are erased.`}
      >
        <div ref={rows} tabIndex={-1}>
          <QueryView
            query={deleted}
            loadingLabel="Loading deleted resumes"
            empty={
              <EmptyState
                icon={Trash2}
                title="Nothing was deleted"
                text="Resumes that you delete wait here."
              />
            }
          >
            {(resumes) => (
              <HistoryRows
                rows={resumes.map((resume) => ({
                  id: resume.id,
                  title: resume.title,
                  text: `Deleted ${formatDate(resume.deletedAt)}, kept until ${formatDate(resume.restorableUntil)}`,
                  action: (
                    <>
                      <Button
                        variant="secondary"
                        size="sm"
                        label={`Restore ${resume.title}`}
                        busy={restoring === resume.id}
                        onClick={() => bringBack(resume.id)}
                      >
                        <Icon icon={ArchiveRestore} size="sm" />
                        Restore
                      </Button>
                      <Button
                        variant="quiet"
                        size="sm"
                        label={`Delete ${resume.title} for ever`}
                        onClick={() => ask(resume)}
                      >
                        <Icon icon={Trash2} size="sm" />
                        Delete for ever
                      </Button>
                    </>
                  ),
                }))}
              />
            )}
          </QueryView>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || cancel()}
        title={`Delete “${asked?.title ?? ''}” for ever?`}
        text="It and its earlier versions are erased at once. Nobody can bring them back."
        confirmLabel="Delete for ever"
        busyLabel="Deleting…"
        busy={erasing}
        onConfirm={erase}
      />
    </>
  )
}

/** What can be done with a deleted resume. */
function useTrash() {
  const restore = useRestoreResume()
  const remove = useEraseResume()
  const refresh = useRefreshResumes()
  const [asked, setAsked] = useState<DeletedResume>()
  const cancel = () => setAsked(undefined)
  return {
    asked,
    ask: setAsked,
    cancel,
    restoring: restore.isPending ? restore.variables : undefined,
    erasing: remove.isPending,
    bringBack: (id: string) =>
      restore.mutate(id, {
        onSuccess: () => {
          notify.success(SUCCESS, 'Resume restored')
          void refresh()
        },
        onError: (error) => notify.failure(FAILURE, failureText('Failed to restore resume', error)),
      }),
    erase: () => {
      if (!asked || remove.isPending) return
      remove.mutate(asked.id, {
        onSuccess: () => notify.success(SUCCESS, 'Resume deleted for ever'),
        onError: (error) => notify.failure(FAILURE, failureText(RESUME_MESSAGES.deleteFailed, error)),
        onSettled: () => {
          cancel()
          void refresh()
        },
      })
    },
  }
}
