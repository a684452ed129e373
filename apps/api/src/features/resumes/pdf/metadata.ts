import { BRAND, escapeHtml } from '@tryka/domain'
import type { RenderedResume } from '@tryka/resume-template'

/** The metadata packet that says what the file is, and that it keeps the rules of PDF/UA-1. */
export function metadataPacket({ title, author, lang, savedAt }: RenderedResume): Buffer {
  const time = savedAt?.replace(/\.\d+Z$/, 'Z')
  const dates = time ? `<xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate>` : ''
  const seq = author
    ? `<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>`
    : ''
  return Buffer.from(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>${seq}
<dc:language><rdf:Bag><rdf:li>${lang}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeHtml(BRAND.name)}</xmp:CreatorTool>${dates}
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`)
}
