import { useLinks } from '@tryka/app-shell'
import { CONTACT } from '@tryka/domain'

/** How to reach us about a legal text. */
export function ContactLines({ about }: { about: string }) {
  const { privacy } = useLinks().contacts
  return (
    <p>
      Write to <a href={`mailto:${privacy}`}>{privacy}</a> or use the <a href="/contact">contact page</a> with
      any question about {about}. We answer within {CONTACT.responseHours} hours on working days.
    </p>
  )
}
