import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCandidateSettings, type CandidateSettings } from '@tryka/domain'
import { Button, Columns, PageHead, SaveBar, Stack, LoadingRows } from '@tryka/ui'
import { LeaveDialog } from '../../base/unsaved/leave-dialog'
import { useUnsavedGuard } from '../../base/unsaved/use-unsaved-guard'
import { useForm } from '../../base/forms/use-form'
import { SecurityCard } from '../../account/security/security-card'
import { DecisionsCard } from '../../base/decisions/decisions-card'
import { Notifications } from '../../base/notifications/notifications'
import { usePlace } from '../../base/place/place'
import { AccountCard } from './account/account-card'
import { BlockedCompanies } from './privacy/blocked-companies'
import { CoachCard } from './data/coach-card'
import { DataCard } from './data/data-card'
import { NotificationsCard } from './notifications-card'
import { ModelCard } from './privacy/model-card'
import { PrivacyCard } from './privacy/privacy-card'
import { SelfIdentificationCard } from './privacy/self-identification-card'
import { editsOf, useSettings } from './use-settings'

/** Account, privacy, notifications, sessions and the person's own data. */
export function Settings() {
  const settings = useQuery(endpointQuery(getCandidateSettings))
  return (
    <>
      <PageHead title="Settings" context="Switches apply at once and bind companies from their next look." />
      <QueryView
        query={settings}
        loading={<LoadingRows label="Loading settings" rows={6} />}
        boxed
        errorText="The settings could not be loaded. Check your connection, then try again."
      >
        {(data) => <Content settings={data} />}
      </QueryView>
    </>
  )
}

const schema = z.object({
  displayName: z.string().refine((name) => name.trim() !== '', 'Add a display name.'),
  bio: z.string(),
  timeZone: z.string(),
})

function Content({ settings }: { settings: CandidateSettings }) {
  const { displayName, bio, timeZone } = settings.account
  const form = useForm({ schema, start: { displayName, bio, timeZone }, follow: true })
  const { apply, save } = useSettings()
  const { isDemo } = usePlace()
  const guard = useUnsavedGuard(form.dirty)
  const saveAll = (then?: () => void) =>
    form.submit((typed) => {
      const edits = editsOf(typed, settings.account)
      save.mutate((now) => ({ ...now, account: { ...now.account, ...edits } }), {
        onSuccess: () => {
          form.reset()
          then?.()
        },
        onError: guard.stay,
      })
    }, guard.stay)
  return (
    <Stack gap={5}>
      <DecisionsCard />
      <Columns ratio="half">
        <Stack gap={5}>
          <AccountCard account={settings.account} form={form} />
          <PrivacyCard privacy={settings.privacy} listing={settings.listing} onChange={apply} />
          <SelfIdentificationCard />
          <BlockedCompanies blocked={settings.blockedCompanies} onChange={apply} />
        </Stack>
        <Stack gap={5}>
          {isDemo ? (
            <NotificationsCard notifications={settings.notifications} onChange={apply} />
          ) : (
            <Notifications />
          )}
          <SecurityCard />
          <ModelCard />
          <CoachCard />
          <DataCard />
        </Stack>
      </Columns>
      <SaveBar>
        <span role="status">{form.dirty ? 'You have changes that are not saved.' : ''}</span>
        <Button busy={save.isPending} busyLabel="Saving…" onClick={saveAll()}>
          Save All Changes
        </Button>
      </SaveBar>
      {guard.asking && (
        <LeaveDialog
          what="Your account"
          saving={save.isPending}
          onStay={guard.stay}
          onDiscard={() => {
            form.reset()
            guard.goOn()
          }}
          onSave={saveAll(guard.goOn)}
        />
      )}
    </Stack>
  )
}
