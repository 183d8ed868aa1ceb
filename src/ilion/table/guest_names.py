"""Names for guests: “Guest Heron”, never a number."""

from __future__ import annotations

import secrets

WORDS = (
    *("Acorn", "Alder", "Amber", "Anchor", "Anise", "Arrow", "Aspen", "Aster", "Badger", "Barley", "Basil", "Beacon", "Beech"),
    *("Birch", "Bison", "Bittern", "Bramble", "Briar", "Brook", "Bunting", "Camel", "Cedar", "Cicada", "Clover", "Cobalt", "Comet"),
    *("Copper", "Coral", "Cormorant", "Crane", "Cricket", "Crocus", "Curlew", "Cypress", "Dahlia", "Dolphin", "Dove", "Dragonfly"),
    *(
        "Drum",
        "Dune",
        "Eagle",
        "Egret",
        "Elder",
        "Elk",
        "Ember",
        "Falcon",
        "Fennel",
        "Fern",
        "Fig",
        "Finch",
        "Fjord",
        "Flint",
        "Fox",
    ),
    *("Galley", "Gazelle", "Gecko", "Ginger", "Goldfinch", "Goose", "Granite", "Grebe", "Gull", "Harbour", "Hare", "Harp", "Hawk"),
    *("Hazel", "Heather", "Hedgehog", "Heron", "Hoopoe", "Hornbeam", "Ibex", "Ibis", "Indigo", "Iris", "Island", "Ivory", "Ivy"),
    *("Jackdaw", "Jasmine", "Jasper", "Jay", "Juniper", "Kestrel", "Kingfisher", "Kite", "Lagoon", "Lantern", "Lapwing", "Larch"),
    *("Lark", "Laurel", "Lavender", "Lily", "Linden", "Linnet", "Lizard", "Lotus", "Lynx", "Lyre", "Magpie", "Mallow", "Maple"),
    *("Marble", "Marigold", "Marten", "Meadow", "Merlin", "Mint", "Moon", "Moss", "Myrtle", "Narwhal", "Nettle", "Newt", "Oak"),
    *("Oleander", "Olive", "Opal", "Orchid", "Oriole", "Osprey", "Otter", "Owl", "Palm", "Papyrus", "Pearl", "Pebble", "Pelican"),
    *(
        "Peony",
        "Petrel",
        "Pine",
        "Plover",
        "Plum",
        "Pomegranate",
        "Poplar",
        "Poppy",
        "Puffin",
        "Quail",
        "Quartz",
        "Quince",
        "Raven",
    ),
    *("Reed", "Robin", "Rook", "Rosemary", "Rowan", "Ruby", "Saffron", "Sage", "Sail", "Sandpiper", "Sapphire", "Seal", "Shell"),
    *("Siskin", "Skylark", "Sorrel", "Sparrow", "Spruce", "Starling", "Stork", "Swallow", "Swan", "Swift", "Sycamore", "Tamarisk"),
    *("Teal", "Tern", "Thistle", "Thrush", "Thyme", "Tiger", "Topaz", "Tortoise", "Trident", "Tulip", "Turtle", "Violet", "Vole"),
    *("Wagtail", "Walnut", "Warbler", "Wave", "Waxwing", "Whale", "Willow", "Wolf", "Wren", "Yarrow", "Yew", "Zephyr"),
)


def guest_name() -> str:
    """Return a name for a new guest."""
    return f"Guest {secrets.choice(WORDS)}"
