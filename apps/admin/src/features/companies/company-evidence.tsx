import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { challengeName, type CompanyCase, type OtherCompany } from '@tryka/domain'
import { CopyButton, Rows, TextLink } from '@tryka/ui'
import { formatCount, formatDate, formatRecent } from '../../base/format'
import { Evidence } from './evidence'
import { proverOf } from './prover'
import { searchOf } from './use-choice'
import { ageOf, isAt, isNew, STATE_WORDS } from './words'

/** What speaks for a company and what a person should look at. The web address is text: nobody opens it by accident. */
export const CompanyEvidence = ({ company }: { company: CompanyCase }) => (
  <Rows>
    <Proof company={company} />
    <Evidence
      weight="checked"
      title="A domain of its own"
      action={<CopyButton text={company.domain} label="Copy" variant="quiet" />}
    >
      {company.domain}, not on the list of free mail providers
    </Evidence>
    <Maker company={company} />
    <Alike company={company} />
    <Similar company={company} />
    <Postings company={company} />
    <Evidence weight="told" title={company.description ? 'What it says about itself' : 'No description'}>
      {company.description && <Words>{company.description}</Words>}
    </Evidence>
  </Rows>
)

function Proof({ company: { provenBy, recordFoundAt, domain, state, since } }: { company: CompanyCase }) {
  if (!provenBy && !recordFoundAt)
    return (
      <Evidence weight="look" title="The domain is not proven yet">
        No code was entered that went to an address there, and no record was found in its DNS
      </Evidence>
    )
  return (
    <>
      {provenBy && (
        <Evidence weight="checked" title="An address at the domain is proven">
          {proverOf(provenBy)}, by a code{state === 'pending' && <>, {formatRecent(since)}</>}
        </Evidence>
      )}
      {recordFoundAt && (
        <Evidence weight="checked" title="Its record is in the DNS of the domain">
          Found at {challengeName(domain)}, {formatRecent(recordFoundAt)}
        </Evidence>
      )}
    </>
  )
}

function Maker({ company: { maker, domain, createdAt } }: { company: CompanyCase }) {
  if (!maker)
    return (
      <Evidence weight="look" title="The account that made it is gone">
        Made {formatRecent(createdAt)}
      </Evidence>
    )
  const atHome = isAt(maker.email, domain)
  return (
    <>
      <Evidence
        weight={atHome ? 'checked' : 'look'}
        title={atHome ? 'Its maker has an address at the domain' : 'Its maker has an address elsewhere'}
      >
        {maker.name !== maker.email && `${maker.name}, `}
        {maker.email}
      </Evidence>
      <Evidence
        weight={isNew(maker.since) ? 'look' : 'told'}
        title={`The account is ${ageOf(maker.since)} old`}
      >
        Since {formatDate(maker.since)}; it made the company {formatRecent(createdAt)}
      </Evidence>
    </>
  )
}

function Alike({ company: { alike, domain } }: { company: CompanyCase }) {
  if (alike.length === 0)
    return (
      <Evidence weight="checked" title="No other company">
        Neither of this account nor of this domain
      </Evidence>
    )
  return (
    <Evidence weight="look" title="Other companies of this account or domain">
      <Others>
        {alike.map((other) => (
          <Other
            key={other.id}
            other={other}
            why={other.domain === domain ? 'same domain' : 'same account'}
          />
        ))}
      </Others>
    </Evidence>
  )
}

/** Names of verified companies that people may take this one for, whatever letters they are written in. */
function Similar({ company: { similar, change } }: { company: CompanyCase }) {
  const wanted = change?.end === null && change.name
  if (similar.length === 0)
    return (
      <Evidence
        weight="checked"
        title={wanted ? `No verified company is called like ${wanted}` : 'No similar name'}
      >
        {!wanted && 'No verified company is called like it'}
      </Evidence>
    )
  return (
    <Evidence weight="look" title={wanted ? `Verified companies called like ${wanted}` : 'Similar names'}>
      <Others>
        {similar.map((other) => (
          <Other key={other.id} other={other} />
        ))}
      </Others>
    </Evidence>
  )
}

const Other = ({ other, why }: { other: OtherCompany; why?: string }) => (
  <li>
    <TextLink asChild>
      <Link to={{ search: searchOf(other.state, other.id) }}>{other.name}</Link>
    </TextLink>
    , {other.domain}, {why && `${why}, `}
    {STATE_WORDS[other.state].toLowerCase()}
  </li>
)

function Postings({ company: { state, postings, latest } }: { company: CompanyCase }) {
  const more = postings - latest.length
  return (
    <Evidence weight="told" title={postingsOf(postings)}>
      {state === 'verified' ? 'Published as its team decides' : 'Not published until it is verified'}
      {latest.length > 0 && (
        <Others aria-label="Postings">
          {latest.map(({ id, title, status, at }) => (
            <li key={id}>
              {title}, {status.toLowerCase()}, {formatDate(at)}
            </li>
          ))}
          {more > 0 && <li>{more === 1 ? 'One older posting' : `${formatCount(more)} older postings`}</li>}
        </Others>
      )}
    </Evidence>
  )
}

const postingsOf = (postings: number): string =>
  postings === 0 ? 'No posting yet' : `${postings} ${postings === 1 ? 'posting' : 'postings'}`

const Words = styled.p`
  white-space: pre-line;
`
const Others = styled.ul`
  a {
    overflow-wrap: anywhere;
  }
`
