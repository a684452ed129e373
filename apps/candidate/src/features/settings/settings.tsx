import { LoadingRows } from '../../app/candidate/parts'
import { LeaveDialog } from '../../app/core/leave-dialog'
import { useUnsavedGuard } from '../../app/core/use-unsaved-guard'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCandidateSettings, type CandidateSettings } from '@tryka/domain'
import { Button, Columns, PageHead, Stack } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useState } from 'react'
import { AccountCard } from './account-card'
import { BlockedCompanies } from './blocked-companies'
import { DataCard } from './data-card'
import { NotificationsCard } from './notifications-card'
import { PrivacyCard } from './privacy-card'
import { SelfIdentificationCard } from './self-identification-card'
import { SessionsCard } from './sessions-card'
import { useSettings } from './use-settings'

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

export type AccountEdits = Partial<Pick<CandidateSettings['account'], 'displayName' | 'bio' | 'timeZone'>>

function Content({ settings }: { settings: CandidateSettings }) {
  const [edits, setEdits] = useState<AccountEdits>({})
  const [error, setError] = useState('')
  const { apply, save } = useSettings()
  const dirty = Object.keys(edits).length > 0
  const guard = useUnsavedGuard(dirty)
  const saveAll = (then?: () => void) => {
    const account = { ...settings.account, ...edits }
    if (!account.displayName.trim()) {
      setError('Add a display name.')
      guard.stay()
      return
    }
    save.mutate((now) => ({ ...now, account: { ...now.account, ...edits } }), {
      onSuccess: () => {
        setEdits({})
        then?.()
      },
      onError: guard.stay,
    })
  }
  const change = (part: AccountEdits) => {
    setEdits((now) => ({ ...now, ...part }))
    setError('')
  }
  return (
    <Stack gap={5}>
      <Columns ratio="half">
        <Stack gap={5}>
          <AccountCard account={settings.account} edits={edits} error={error} onChange={change} />
          <PrivacyCard privacy={settings.privacy} onChange={apply} />
          <SelfIdentificationCard />
          <BlockedCompanies blocked={settings.blockedCompanies} onChange={apply} />
        </Stack>
        <Stack gap={5}>
          <NotificationsCard notifications={settings.notifications} onChange={apply} />
          <SessionsCard />
          <DataCard isGuest={settings.account.isGuest} />
        </Stack>
      </Columns>
      <SaveBar>
        <span role="status">{dirty ? 'You have changes that are not saved.' : ''}</span>
        <Button busy={save.isPending} busyLabel="Saving…" onClick={() => saveAll()}>
          Save All Changes
        </Button>
      </SaveBar>
      {guard.asking && (
        <LeaveDialog
          what="Your account"
          saving={save.isPending}
          onStay={guard.stay}
          onDiscard={() => {
            setEdits({})
            guard.goOn()
          }}
          onSave={() => saveAll(guard.goOn)}
        />
      )}
    </Stack>
  )
}

const SaveBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-5);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  font-size: var(--fs-3);
  color: var(--text-2);
`
