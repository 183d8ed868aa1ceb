# What our sources use of the Cython shadow module.
from contextlib import AbstractContextManager
from typing import Any, TypeVar

T = TypeVar("T")

compiled: bool
gil: AbstractContextManager[None]
nogil: AbstractContextManager[None]
int: Any
p_void: Any

def cast(type: type[T], value: Any) -> T: ...
