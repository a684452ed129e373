import { Mail, Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { BRAND } from '@tryka/domain'
import { ButtonLink, Container, Icon, Logo, media, Stack, Text } from '@tryka/ui'
import { FOOTER_LEGAL, FOOTER_PLATFORM } from './foot-links'
import { NewTabText } from '../../base/parts/new-tab-link'

const NETWORKS = ['LinkedIn', 'X', 'GitHub']

/** Foot of every page but the 404 page. */
export function SiteFooter() {
  const links = useLinks()
  return (
    <Foot className="on-ink">
      <Container>
        <Groups>
          <Stack gap={4}>
            <a href="/" aria-label={`${BRAND.name} home`}>
              <BigLogo />
            </a>
            <Tagline>{BRAND.tagline}</Tagline>
          </Stack>
          <Group title="Platform">
            {FOOTER_PLATFORM.map(({ label, path }) => (
              <a key={label} href={path}>
                {label}
              </a>
            ))}
          </Group>
          <Group title="Company">
            <a href="/about-us">About Us</a>
            <a href="/academy">Academy</a>
            <a href="/blog">Blog</a>
            <a href={links.careers} target="_blank" rel="noopener">
              <NewTabText>Careers</NewTabText>
            </a>
            <a href="/contact">Contact</a>
          </Group>
          <Group title="Legal">
            {FOOTER_LEGAL.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </Group>
        </Groups>
        <Ending>
          <span>{BRAND.copyright}</span>
          <Signs>
            {NETWORKS.map((name, at) => (
              <SocialLink key={name} name={name} url={links.social[at]} />
            ))}
            <ButtonLink variant="quiet" iconOnly aria-label="News feed" href="/feed.xml">
              <Icon icon={Rss} />
            </ButtonLink>
            <ButtonLink variant="quiet" iconOnly aria-label="Write to us" href="/contact">
              <Icon icon={Mail} />
            </ButtonLink>
          </Signs>
        </Ending>
      </Container>
    </Foot>
  )
}

/** A place that is not set, or is no web address, is not shown. */
const SocialLink = ({ name, url }: { name: string; url: string | undefined }) =>
  url && /^https?:/.test(url) ? (
    <ButtonLink variant="quiet" href={url} target="_blank" rel="noopener me">
      <NewTabText>{name}</NewTabText>
    </ButtonLink>
  ) : null

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {children.flat().map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}

const Foot = styled.footer`
  padding-block: clamp(3rem, 6vw, 5.5rem) var(--sp-7);
`
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2.2fr) repeat(3, minmax(0, 1fr));
  gap: var(--sp-8) var(--sp-6);
  h2 {
    font: var(--fw-medium) var(--fs-3) / 1.4 var(--font-body);
    color: var(--text-3);
    margin-bottom: var(--sp-3);
  }
  li a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.125rem;
    color: var(--text);
    text-decoration: none;
    font-size: var(--fs-4);
  }
  li a:hover {
    text-decoration: underline;
  }
  ${media.form} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.narrow} {
    grid-template-columns: 1fr 1fr;
  }
`
const Tagline = styled(Text)`
  max-width: 34ch;
`
const BigLogo = styled(Logo)`
  > :first-child {
    height: 2rem;
  }
  > :last-child {
    height: 1.375rem;
  }
`
const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1);
`
const Ending = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--sp-4);
  margin-top: clamp(2.5rem, 5vw, 4rem);
  padding-top: var(--sp-5);
  border-top: 1px solid var(--line-strong);
  font-size: var(--fs-3);
  color: var(--text-3);
`
