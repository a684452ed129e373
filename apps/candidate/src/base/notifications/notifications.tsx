import { useId, type ReactNode } from 'react'
import { QueryView } from '@tryka/app-shell'
import { Card, CardBody, CardHead, Stack, Text } from '@tryka/ui'
import { KindsTable } from './kinds-table'
import { MutedCompanies } from './muted-companies'
import { PushBrowsers } from './push-browsers'
import { QuietHours } from './quiet-hours'
import { usePreferences } from './use-preferences'

/** What reaches the person outside of the product, by which way and when; it holds for the account, in every place. */
export function Notifications() {
  const preferences = usePreferences()
  return (
    <>
      <Section title="Notifications">
        <QueryView
          query={preferences}
          loadingLabel="Loading your choices"
          errorText="Your choices could not be loaded. Check your connection, then try again."
        >
          {(data) => (
            <Stack gap={4}>
              <KindsTable kinds={data.kinds} />
              <Text size="xs" tone={3}>
                It holds for your account, in all places. Decisions and what was agreed about interviews
                always reach you. The bell of the dashboard shows everything. Learning recommendations are
                your week in numbers, on Monday at eight by your clock: a digest by email, a line by push.
                They stop after four empty weeks, and say so. Platform updates are not sent by email yet.
              </Text>
              <MutedCompanies muted={data.muted} />
            </Stack>
          )}
        </QueryView>
      </Section>
      <Section title="Push">
        <PushBrowsers />
      </Section>
      {preferences.data && (
        <Section title="When it may wait">
          <QuietHours preferences={preferences.data} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead>
          <h2 id={id}>{title}</h2>
        </CardHead>
        <CardBody>{children}</CardBody>
      </section>
    </Card>
  )
}
