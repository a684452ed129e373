import { useId, type ReactNode } from 'react'
import { Card, CardBody, CardHead, Stack } from '@tryka/ui'

/** One group of settings. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead>
          <h2 id={id}>{title}</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>{children}</Stack>
        </CardBody>
      </section>
    </Card>
  )
}
