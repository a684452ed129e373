"""Draws lam-alef with two glyphs instead of one: python3 split_lam_alef.py in.ttf out.ttf

A program that reads a PDF turns right-to-left text round letter by letter, and so reads the two letters of a ligature
in the wrong order. Here the first glyph is the drawing of the ligature and stands for lam; the second has the hamza or
madda, or nothing, and stands for alef. Together they look as before.
Needs fonttools (pip install fonttools==4.66.1).
"""

import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot

LAMS = (0x0644, 0x06B5)
ALEFS = (0x0627, 0x0622, 0x0623, 0x0625, 0x0671)
# How much of the width is the alef's.
SHARE = 0.4


def lookups(table, tag):
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag]
    return [table.LookupList.Lookup[index] for feature in features for index in feature.LookupListIndex]


def mapping(gsub, tag):
    return {k: v for lookup in lookups(gsub, tag) for sub in lookup.SubTable for k, v in sub.mapping.items()}


def coverage(glyphs, order):
    made = ot.Coverage()
    made.glyphs = sorted(glyphs, key=order)
    return made


def add_lookup(table, kind, flag, *subtables):
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = kind, flag
    lookup.SubTable, lookup.SubTableCount = list(subtables), len(subtables)
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    return table.LookupList.LookupCount - 1


def append(table, tag, index):
    for feature in (record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag):
        feature.LookupListIndex.append(index)
        feature.LookupCount += 1


def single(pairs):
    made = ot.SingleSubst()
    made.mapping = pairs
    return made


class Splitter:
    def __init__(self, font):
        self.font = font
        self.glyphs, self.widths = font["glyf"], font["hmtx"]
        self.order = font.getGlyphID

    def run(self):
        gsub = self.font["GSUB"].table
        found = self.take_ligatures(gsub)
        halves = {}
        for lam in sorted({lam for lam, _ in found}):
            plain = found[lam, self.alefs[0]]
            shift = round(self.widths[plain][0] * SHARE)
            rest = self.widths[plain][0] - shift
            halves[lam] = (plain, self.draw(f"{lam}.half", plain, rest, -shift), shift, {})
            for alef in (alef for alef in self.alefs if (lam, alef) in found):
                marks = self.without(found[lam, alef], plain)
                halves[lam][3][alef] = self.draw(f"{alef}.after.{lam}", marks, shift)
        self.substitute(gsub, halves)
        self.attach(halves)

    def take_ligatures(self, gsub):
        """The ligatures of lam and alef, which the font has no more after this."""
        cmap = self.font.getBestCmap()
        fina = mapping(gsub, "fina")
        forms = [form[cmap[lam]] for form in (mapping(gsub, "init"), mapping(gsub, "medi")) for lam in LAMS if lam in cmap]
        self.alefs = [fina[cmap[alef]] for alef in ALEFS if alef in cmap]
        found = {}
        for lookup in lookups(gsub, "rlig") + lookups(gsub, "liga"):
            for sub in lookup.SubTable:
                for lam in [glyph for glyph in sub.ligatures if glyph in forms]:
                    for ligature in sub.ligatures.pop(lam):
                        found[lam, ligature.Component[0]] = ligature.LigGlyph
        # What is left joins marks to spaces and whole words to one glyph.
        records = gsub.FeatureList.FeatureRecord
        for record in (record for record in records if record.FeatureTag == "liga"):
            record.Feature.LookupListIndex, record.Feature.LookupCount = [], 0
        return found

    def without(self, ligature, plain):
        """The parts of a composite ligature beside the one without a mark."""
        if ligature == plain:
            return []
        parts = self.glyphs[ligature].components
        if plain not in [part.glyphName for part in parts]:
            raise SystemExit(f"{ligature} is not made of {plain} and a mark")
        return [part for part in parts if part.glyphName != plain]

    def draw(self, name, source, width, shift=0):
        """A new glyph: another one moved, or parts of one."""
        pen, record = TTGlyphPen(None), DecomposingRecordingPen(self.font.getGlyphSet())
        parts = [(source, (1, 0, 0, 1, shift, 0))] if isinstance(source, str) else [
            (part.glyphName, (1, 0, 0, 1, part.x, part.y)) for part in source
        ]
        for glyph, transform in parts:
            record.addComponent(glyph, transform)
        record.replay(pen)
        self.font.setGlyphOrder([*self.font.getGlyphOrder(), name])
        self.glyphs[name] = pen.glyph()
        self.glyphs[name].recalcBounds(self.glyphs)
        self.widths[name] = (width, getattr(self.glyphs[name], "xMin", 0))
        return name

    def substitute(self, gsub, halves):
        contexts = []
        for lam, (_, half, _, afters) in halves.items():
            sub = ot.ChainContextSubst()
            sub.Format = 3
            sub.InputCoverage = [coverage([lam], self.order), coverage(afters, self.order)]
            sub.BacktrackCoverage, sub.LookAheadCoverage = [], []
            sub.BacktrackGlyphCount, sub.InputGlyphCount, sub.LookAheadGlyphCount = 0, 2, 0
            sub.SubstLookupRecord = []
            for place, pairs in enumerate(({lam: half}, afters)):
                record = ot.SubstLookupRecord()
                record.SequenceIndex = place
                record.LookupListIndex = add_lookup(gsub, 1, 9, single(pairs))
                sub.SubstLookupRecord.append(record)
            sub.SubstCount = 2
            contexts.append(sub)
        # Right to left, and whatever marks stand between.
        index = add_lookup(gsub, 6, 9, *contexts)
        append(gsub, "rlig", index)

    def attach(self, halves):
        """Marks stand on the halves where they stood on the ligature."""
        gpos = self.font["GPOS"].table
        subs = [sub for lookup in lookups(gpos, "mark") for sub in lookup.SubTable]
        for sub in (getattr(sub, "ExtSubTable", sub) for sub in subs):
            if isinstance(sub, ot.MarkLigPos):
                append(gpos, "mark", add_lookup(gpos, 4, 1, self.base_of(sub, halves)))

    def base_of(self, sub, halves):
        anchors = {}
        covered = sub.LigatureCoverage.glyphs
        for plain, half, shift, afters in halves.values():
            if plain not in covered:
                continue
            parts = sub.LigatureArray.LigatureAttach[covered.index(plain)].ComponentRecord
            anchors[half] = [moved(anchor, -shift) for anchor in parts[0].LigatureAnchor]
            for after in afters.values():
                anchors[after] = [moved(anchor, 0) for anchor in parts[1].LigatureAnchor]
        made = ot.MarkBasePos()
        made.Format, made.ClassCount = 1, sub.ClassCount
        made.MarkCoverage, made.MarkArray = sub.MarkCoverage, sub.MarkArray
        made.BaseCoverage, made.BaseArray = coverage(anchors, self.order), ot.BaseArray()
        made.BaseArray.BaseRecord = []
        for glyph in made.BaseCoverage.glyphs:
            record = ot.BaseRecord()
            record.BaseAnchor = anchors[glyph]
            made.BaseArray.BaseRecord.append(record)
        made.BaseArray.BaseCount = len(made.BaseArray.BaseRecord)
        return made


def moved(anchor, shift):
    if anchor is None:
        return None
    made = ot.Anchor()
    made.Format, made.XCoordinate, made.YCoordinate = 1, anchor.XCoordinate + shift, anchor.YCoordinate
    return made


if __name__ == "__main__":
    font = TTFont(sys.argv[1])
    Splitter(font).run()
    font.save(sys.argv[2])
