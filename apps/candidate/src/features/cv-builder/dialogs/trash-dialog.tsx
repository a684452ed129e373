import { notify, QueryView } from '@tryka/app-shell'
import { Button, Dialog, EmptyState, Icon } from '@tryka/ui'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { FAILURE, formatDay, SUCCESS } from '../content'
import { HistoryRows } from '../history-rows'
import { useDeletedResumes, useRefreshResumes, useRestoreResume } from '../resumes.queries'

/** Deleted resumes, each for 30 days. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const deleted = useDeletedResumes(true)
  const restore = useRestoreResume()
  const refresh = useRefreshResumes()
  const bringBack = (id: string) =>
    restore.mutate(id, {
      onSuccess: () => {
        notify.success(SUCCESS, 'Resume restored')
        void refresh()
      },
      onError: () => notify.failure(FAILURE, 'Failed to restore resume'),
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Deleted resumes"
      description="They can be restored for 30 days, then they are erased."
    >
      <QueryView
        query={deleted}
        loadingLabel="Loading deleted resumes"
        empty={
          <EmptyState icon={Trash2} title="Nothing was deleted" text="Resumes that you delete wait here." />
        }
      >
        {(resumes) => (
          <HistoryRows
            rows={resumes.map((resume) => ({
              id: resume.id,
              title: resume.title,
              text: `Deleted ${formatDay(resume.deletedAt)}, kept until ${formatDay(resume.restorableUntil)}`,
              action: (
                <Button
                  variant="secondary"
                  size="sm"
                  label={`Restore ${resume.title}`}
                  busy={restore.isPending && restore.variables === resume.id}
                  onClick={() => bringBack(resume.id)}
                >
                  <Icon icon={ArchiveRestore} size="sm" />
                  Restore
                </Button>
              ),
            }))}
          />
        )}
      </QueryView>
    </Dialog>
  )
}
