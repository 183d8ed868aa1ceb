"""Fields pass through the codecs unchanged, and everything else is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ilion.core.codec import LIMITS, FieldReader, FieldWriter, Reader, Writer

Field = tuple[str, list[int]]


def fields() -> st.SearchStrategy[list[Field]]:
    def field(kind: str) -> st.SearchStrategy[Field]:
        low, high = LIMITS[kind]
        return st.tuples(st.just(kind), st.lists(st.integers(low, high), min_size=1, max_size=5))

    return st.lists(st.sampled_from(sorted(LIMITS)).flatmap(field), max_size=6)


def written(values: list[Field]) -> bytes:
    writer = Writer()
    for number, (kind, value) in enumerate(values):
        assert writer.many(kind, f"f{number}", value) == value
    return bytes(writer.bytes)


@given(fields())
def test_bytes_give_the_fields_again(values: list[Field]) -> None:
    reader = Reader(written(values))
    for number, (kind, value) in enumerate(values):
        assert reader.many(kind, f"f{number}", [0] * len(value)) == value
    reader.end()


@given(fields())
def test_names_give_the_fields_again(values: list[Field]) -> None:
    writer = FieldWriter()
    for number, (kind, value) in enumerate(values):
        writer.many(kind, f"f{number}", value)
    reader = FieldReader(writer.fields)
    for number, (kind, value) in enumerate(values):
        assert reader.many(kind, f"f{number}", [0] * len(value)) == value
    reader.end()


def test_one_number_is_a_field_too() -> None:
    writer, fields = Writer(), FieldWriter()
    assert writer.one("h", "turn", -300) == fields.one("h", "turn", -300) == -300
    assert Reader(bytes(writer.bytes)).one("h", "turn", 0) == FieldReader(fields.fields).one("h", "turn", 0) == -300


def test_bytes_are_little_endian_without_gaps() -> None:
    assert written([("B", [1]), ("H", [2]), ("i", [-2])]) == b"\x01\x02\x00\xfe\xff\xff\xff"


def test_too_few_bytes_are_refused_with_the_field() -> None:
    with pytest.raises(ValueError, match="end within the field 'hand'"):
        Reader(b"\x01").many("H", "hand", [0])


def test_too_many_bytes_are_refused() -> None:
    reader = Reader(b"\x01\x02")
    reader.one("B", "turn", 0)
    with pytest.raises(ValueError, match="1 bytes are left over"):
        reader.end()


@pytest.mark.parametrize("kind", sorted(LIMITS))
def test_a_number_that_a_field_cannot_hold_is_refused(kind: str) -> None:
    low, high = LIMITS[kind]
    for number in (low - 1, high + 1):
        with pytest.raises(ValueError, match="is outside"):
            FieldReader({"turn": number}).one(kind, "turn", 0)
    for number in (low, high):
        assert FieldReader({"turn": number}).one(kind, "turn", 0) == number


def test_a_field_that_is_not_named_keeps_its_value() -> None:
    reader = FieldReader({})
    assert reader.one("B", "turn", 5) == 5
    assert reader.many("B", "hand", [1, 2]) == [1, 2]


@pytest.mark.parametrize("given", [[1], [1, 2, 3], 7])
def test_a_list_of_another_length_is_refused(given: list[int] | int) -> None:
    with pytest.raises(ValueError, match="expected 2 values"):
        FieldReader({"hand": given}).many("B", "hand", [0, 0])


def test_a_list_where_one_number_belongs_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one number"):
        FieldReader({"turn": [1]}).one("B", "turn", 0)


def test_a_name_that_no_field_has_is_refused() -> None:
    reader = FieldReader({"tern": 1})
    reader.one("B", "turn", 0)
    with pytest.raises(ValueError, match="“tern” is not known here"):
        reader.end()
