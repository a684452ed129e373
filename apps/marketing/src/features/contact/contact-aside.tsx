import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { ButtonLink, Heading, Icon, Stack } from '@tryka/ui'
import { infoOf, quickContacts } from './content'

/** The ways to reach us beside the form. */
export function ContactAside() {
  const { hello } = useLinks().contacts
  return (
    <Stack gap={6}>
      <Cards>
        {infoOf(hello).map(({ icon, title, lines, ...rest }) => (
          <li key={title}>
            <Icon icon={icon} />
            <div>
              <h2>{title}</h2>
              {lines.map((line) => (
                <p key={line}>{'href' in rest ? <a href={rest.href}>{line}</a> : line}</p>
              ))}
            </div>
          </li>
        ))}
      </Cards>
      <Stack gap={3}>
        <Heading look="h4">Quick contact</Heading>
        <Quick>
          {quickContacts(hello).map(({ label, href }) => (
            <li key={label}>
              <a href={href}>
                {label}
                <Icon icon={ArrowRight} size="sm" />
              </a>
            </li>
          ))}
        </Quick>
      </Stack>
      <div>
        <ButtonLink variant="secondary" href="#faq">
          FAQ
        </ButtonLink>
      </div>
    </Stack>
  )
}

const Cards = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  li {
    display: flex;
    gap: var(--sp-3);
    padding: var(--sp-4) var(--sp-5);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: var(--text-3);
  }
  h2 {
    font: var(--fw-strong) var(--fs-4) / 1.5 var(--font-body);
  }
  p {
    font-size: var(--fs-4);
    line-height: 1.5;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`
const Quick = styled.ul`
  display: grid;
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.125rem;
    font-size: var(--fs-4);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`
